/** The ends of the game. */

import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { play as playGame } from '../rules/play.ts';
import { gridOfState } from '../rules/state/state.ts';
import { card, closed, given, open, type Table, where } from './given.ts';

/** Every card cell holds a card. */
function fill(table: Table): void {
  const grid = gridOfState(table.state);
  for (const cell of grid.cells) if (!grid.isHall[cell]) table.state.cells[cell] ??= closed('cross-plain-open');
}

function atTurnOf(table: Table, seat: number): Table {
  table.state.active = seat;
  table.state.phase = 'expand';
  return table;
}

test('LAB-S40 a full table ends the game: most treasures win', () => {
  const table = given({ people: [{ treasures: 3 }, { treasures: 2 }, { treasures: 1 }] });
  fill(table);
  const { result } = play(playGame(atTurnOf(table, 1)));
  expect(result).toEqual({ winners: [0], reason: 'table-full', scores: [3, 2, 1] } satisfies Outcome);
});

test('LAB-S41 without cards for the expansion most treasures win; an ordinary draw of the last card ends nothing', () => {
  const people = [{ treasures: 2 }, { treasures: 4 }, { treasures: 1 }];
  const table = given({ people, draw: [], cards: { '4-2': closed('cross-plain-open') } });
  const { result } = play(playGame(atTurnOf(table, 0)));
  expect(result).toMatchObject({ winners: [1], reason: 'cards-exhausted' });

  const going = given({ people, draw: ['cross-plain-open', 'tee-plain-open'] });
  const rule = playGame(atTurnOf(going, 0));
  const asked = play(rule, 'expand:4-2', 'draw');
  expect(going.state.draw).toEqual([]);
  expect(asked).toMatchObject({ seat: 0, ask: { kind: 'action', actions: 2 } });
  expect(play(rule, 'end-turn').result).toMatchObject({ winners: [1] });
});

test('LAB-S42 tied leaders race to the hall', () => {
  const table = given({
    people: [
      { is: 'lane', treasures: 3, at: '4-0' },
      { is: 'mallahoc', treasures: 3, at: '5-2' },
      { is: 'akuna', treasures: 1, at: '0-0' },
    ],
    cards: {
      '4-0': open('cross-plain-door-n-e-s-w'),
      '4-1': closed('cross-monster-open'),
      '5-2': open('straight-plain-open'),
      '0-0': open('cross-plain-open'),
    },
  });
  fill(table);
  const rule = playGame(atTurnOf(table, 0));
  const first = play(rule);
  expect(first).toMatchObject({ seat: 0, ask: { kind: 'action', actions: 3 } });
  expect(first.ids).toContain('move:S:4-1:1');
  const second = play(rule, 'move:S:4-1:1', 'end-turn');
  expect(table.events.some((event) => event.kind === 'rolled')).toBe(false);
  expect(second).toMatchObject({ seat: 1, ask: { kind: 'action', actions: 3 } });
  const { result } = play(rule, 'move:S:5-3:1');
  expect(result).toEqual({ winners: [1], reason: 'race', scores: [3, 3, 1] });
});

test('LAB-S43 powers work in the race', () => {
  const table = given({
    people: [
      { is: 'elora', treasures: 2, at: '4-1' },
      { treasures: 2, at: '0-0' },
      { treasures: 0, at: '0-0' },
    ],
    cards: {
      '4-1': open('dead-end-plain-open'),
      '4-2': closed('straight-trap-door-n'),
      '0-0': open('cross-plain-open'),
    },
  });
  fill(table);
  const rule = playGame(atTurnOf(table, 0));
  play(rule, 'power:elora', 'attune:S:4-2', 'rotate:4-2:0:0');
  expect(where(table, 0)).toBe('4-2');
  expect(card(table, '4-2').resolved).toBe(false);
  const { result } = play(rule, 'move:S:4-3:1');
  expect(result).toMatchObject({ winners: [0], reason: 'race' });
});

test('a race that nobody finishes is shared (LAB-8.5f), and one in the hall at its start wins at once (LAB-8.5e)', () => {
  const scene = {
    options: { raceRoundLimit: 1 },
    people: [
      { is: 'lane', treasures: 2, at: '0-0' },
      { is: 'akuna', treasures: 2, at: '0-0' },
      { is: 'avra', treasures: 1 },
    ],
    cards: { '0-0': open('cross-plain-open') },
  } as const;
  const table = given(scene);
  fill(table);
  expect(play(playGame(atTurnOf(table, 0)), 'end-turn', 'end-turn').result).toMatchObject({
    winners: [0, 1],
    reason: 'race-shared',
  });
  const home = given({
    ...scene,
    people: [scene.people[0], { ...scene.people[1], at: undefined as never }, scene.people[2]],
  });
  fill(home);
  expect(play(playGame(atTurnOf(home, 0))).result).toMatchObject({ winners: [1], reason: 'race' });
});

test('a trap that finds no cards ends the game after the fog (LAB section 6, 6)', () => {
  const table = given({
    people: [{ is: 'lane', at: '2-2', hand: [], treasures: 2 }, { treasures: 3 }, {}],
    cards: { '2-2': open('cross-plain-open'), '3-2': closed('cross-trap-open') },
    draw: ['tee-plain-open'],
  });
  const { result } = play(playGame(atTurnOf(table, 0)), 'expand:4-2', 'move:E:3-2:1-2', 'roll=6');
  expect(result).toMatchObject({ winners: [1], reason: 'cards-exhausted', scores: [1, 3, 0] });
  expect(where(table, 0)).toBe('3-2');
});

test('with returnToHall five treasures win only in the hall (LAB-8.7)', () => {
  const table = given({
    options: { returnToHall: true },
    people: [{ is: 'bibi', at: '4-1', treasures: 4 }, {}, {}],
    cards: { '4-1': open('cross-plain-open'), '4-2': closed('cross-chest-open') },
  });
  const rule = playGame(atTurnOf(table, 0));
  play(rule, 'expand:3-1', 'move:S:4-2:1', 'roll=1');
  expect(table.state.players[0]?.treasures).toBe(5);
  expect(play(rule, 'move:S:4-3:1').result).toMatchObject({ winners: [0], reason: 'home-with-five' });
});

test('in a race only racers can win, also with returnToHall (LAB-8.5e)', () => {
  const table = given({
    options: { returnToHall: true },
    people: [
      { is: 'lane', treasures: 6, at: '5-2' },
      { is: 'akuna', treasures: 6, at: '0-0' },
      { is: 'avra', treasures: 5, at: '5-2' },
    ],
    cards: { '5-2': open('straight-plain-open'), '0-0': open('cross-plain-open') },
  });
  fill(table);
  const rule = playGame(atTurnOf(table, 0));
  const after = play(rule, 'push:2', 'push-to:S:5-3');
  expect(where(table, 2)).toBe('hall');
  expect(after).toMatchObject({ seat: 0, done: false, ask: { kind: 'action', actions: 2 } });
  expect(play(rule, 'move:S:5-3:1').result).toMatchObject({ winners: [0], reason: 'race' });
});
