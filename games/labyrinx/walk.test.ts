import { refusedOptions } from '@tavola/kernel/host/why-not.ts';
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { countRow } from '@tavola/testing/counts.ts';
import { replayFlaw } from '@tavola/testing/replay.ts';
import { walk } from '@tavola/testing/walk.ts';
import { describe, expect, test } from 'vitest';
import { labyrinx } from './game.ts';
import { CHARACTERS } from './rules/state/characters.ts';
import { DECK } from './rules/state/faces.ts';
import type { State } from './rules/state/state.ts';

const DEALT = { characterSelection: 'random' };

describe('random games end with every card and treasure in its place and no secret given away', () => {
  test.each([2, 3, 4, 5, 6])('%i players', (seats) => {
    const { outcome } = walk(labyrinx, { seats, seed: seats, options: DEALT, forkEvery: 20 });
    expect(outcome.winners.length).toBeGreaterThan(0);
  });

  test.each([
    { hallSide: 'doors' },
    { table: 'compact', firstPlayer: 'highest-roll' },
    { table: 'large', firstPlayer: 'lowest-roll' },
    { table: 'custom', width: 7, height: 7, firstPlayer: 'seat-1' },
    { table: 'custom', width: 16, height: 16 },
    { hallPlacement: 'first-player' },
    { memoryAid: 'marks' },
    { memoryAid: 'faces' },
    { returnToHall: true },
    { raceRoundLimit: 1, table: 'compact' },
  ])('%o', (options) => {
    for (const seats of [3, 4]) {
      const setup = { seats, seed: 11, options: { ...DEALT, ...options }, forkEvery: 60 };
      expect(walk(labyrinx, setup).outcome.winners.length).toBeGreaterThan(0);
    }
  });
});

test('many games: every character plays and uses its power, and cards, table and races end games', () => {
  const used = new Set<string>();
  const reasons = new Set<string>();
  for (let seed = 1; seed <= 60; seed++) {
    const seats = 2 + (seed % 5);
    const table = ['compact', 'standard', 'large'][seed % 3];
    const options = { ...DEALT, table, returnToHall: seed % 7 === 0, raceRoundLimit: 3 };
    const game = walk(labyrinx, { seats, seed, options, secrecyEvery: 0 });
    reasons.add(game.outcome.reason);
    for (const { event } of game.table.told) {
      if (event.kind === 'power') used.add((event as { character?: string }).character ?? '');
      if (event.kind === 'faith') used.add('akuna');
      if (event.kind === 'blessing') used.add('zacramandy');
    }
    for (const player of (game.table.state as State).players) if (player.character === 'mallahoc') used.add('mallahoc');
  }
  expect([...used].sort()).toEqual([...CHARACTERS]);
  for (const reason of ['cards-exhausted', 'race', 'race-shared', 'table-full']) expect(reasons).toContain(reason);
});

test('a log replays, resumes and redoes to the same game', () => {
  for (let seed = 1; seed <= 8; seed++) {
    expect(replayFlaw(labyrinx, { seats: 2 + (seed % 5), seed, options: { table: 'compact' } })).toBeNull();
  }
});

test('count tables: they change only on purpose', () => {
  const rows = [2, 3, 4, 5, 6].map((seats) => {
    const { decisions, offered } = countRow(labyrinx, { seats, seed: 1 });
    return [seats, decisions, offered];
  });
  expect(rows).toMatchInlineSnapshot(`
    [
      [
        2,
        269,
        2696,
      ],
      [
        3,
        255,
        2544,
      ],
      [
        4,
        314,
        2926,
      ],
      [
        5,
        303,
        3328,
      ],
      [
        6,
        332,
        3152,
      ],
    ]
  `);
});

test('the deck is the hundred cards of the data, 54 of them with a challenge', () => {
  expect(DECK).toHaveLength(100);
  for (const challenge of ['chest', 'monster', 'trap']) {
    expect(DECK.filter((face) => face.includes(challenge))).toHaveLength(18);
  }
});

test('a move through a wall of the hall is refused by its clause', () => {
  const table = Table.start<State>(labyrinx, {
    seats: 2,
    options: { ...DEALT, firstPlayer: 'seat-1' },
    chance: seededChance(5),
  });
  const expand = table.question(0)?.options.findIndex((move) => moveId(move) === 'expand:6-4') as number;
  table.take(0, expand);
  const refused = new Map(refusedOptions(table, 0).map(({ id, clause }) => [id, clause]));
  expect(refused.get('move:E:6-4:1-2')).toBe('LAB-2.6');
  expect(refused.get('move:N:4-2:1')).toBe('LAB-4.2');
  expect(refused.get('peek:4-2')).toBe('LAB-4.1');
});
