/** Scenarios I: the Duchy. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { assembly, daylight, parliament } from '../rules/factions/duchy/daylight.ts';
import { duchy } from '../rules/factions/duchy/duchy.ts';
import { boardOf } from '../rules/factions/duchy/state.ts';
import { swayStep } from '../rules/factions/duchy/sway.ts';
import { turn } from '../rules/turn/turn.ts';
import type { Minister } from '../rules/vocabulary/duchy.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { building, remove } from '../rules/woodland/removal.ts';
import { at, hand, hold, M, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const D = 1;
const BURROW = 0;

function duchyTurn(part: Parameters<typeof turnOf>[2] = 'daylight', map: 'autumn' | 'mountain' = 'autumn') {
  const table = woodland(['marquise', 'duchy'], { map });
  turnOf(table, D, part);
  return table;
}

function swayed(table: Woodland, ...ministers: Minister[]): void {
  const board = boardOf(table.state, D);
  board.swayed.push(...ministers);
}

test('ROOT-12.3 setup: a tunnel, two warriors there and in each clearing around', () => {
  const table = duchyTurn();
  player(table, M).corner = 1;
  play(duchy.turn.setup(table, D));
  expect(at(table, D, 3)).toEqual({ warrior: 2, tunnel: 1 });
  expect(at(table, D, 11)).toEqual({ warrior: 2 });
  expect(player(table, D).supply).toBe(12);
});

test('ROOT-S77 the Burrow gets as many warriors as the supply holds', () => {
  const table = duchyTurn('birdsong');
  put(table, D, 6, { citadel: 1 });
  put(table, D, 8, { citadel: 1, warrior: 17 });
  play(duchy.turn.birdsong(table, D));
  expect(at(table, D, BURROW)).toEqual({ warrior: 3 });
});

test('ROOT-S78 each card shown needs a clearing of its own', () => {
  const table = duchyTurn();
  put(table, D, 6, { warrior: 1 });
  put(table, D, 8, { warrior: 1 });
  hold(table, D, 'anvil', 'foxfolk-steel', 'armorers');
  const squires = ['duchy.sway:foremole', 'duchy.sway:captain', 'duchy.sway:marshal'];
  expect(play(swayStep(table, D)).ids).toEqual([...squires, 'done']);
  put(table, D, 7, { warrior: 1 });
  const nobles = ['duchy.sway:brigadier', 'duchy.sway:banker', 'duchy.sway:mayor'];
  const rule = swayStep(table, D);
  expect(play(rule).ids).toEqual([...squires, ...nobles, 'done']);
  play(rule, 'duchy.sway:banker', 'card:anvil', 'card:foxfolk-steel', 'card:armorers');
  expect(player(table, D).vp).toBe(2);
  expect(boardOf(table.state, D)).toMatchObject({ swayed: ['banker'], crowns: [3, 2, 3] });
  play(duchy.turn.evening(table, D));
  expect(hand(table, D)).toEqual(expect.arrayContaining(['anvil', 'foxfolk-steel']));
  expect(table.state.open.discard).toEqual(['armorers']);
});

test('ROOT-S79 the Price of Failure is paid once for all buildings that go together', () => {
  const table = duchyTurn();
  turnOf(table, M);
  put(table, D, 8, { citadel: 1, market: 1 });
  swayed(table, 'captain', 'brigadier');
  boardOf(table.state, D).crowns = [2, 2, 3];
  hold(table, D, 'anvil', 'sword');
  play(
    remove(table, [
      { ...building(D, 0, 8), by: M },
      { ...building(D, 1, 8), by: M },
    ]),
    'pick=0',
  );
  expect(boardOf(table.state, D)).toMatchObject({ swayed: ['captain'], crowns: [2, 2, 3] });
  expect(hand(table, D)).toEqual(['sword']);
  expect(player(table, M).vp).toBe(2);
});

test('ROOT-S80 the Mayor takes the action of the Marshal once more', () => {
  const table = duchyTurn();
  put(table, D, 6, { warrior: 3 });
  swayed(table, 'mayor', 'marshal');
  const rule = parliament(table, D);
  expect(play(rule).ids).toEqual(['duchy.minister:mayor', 'duchy.minister:marshal', 'done']);
  play(rule, 'duchy.minister:marshal', 'clearing:2', 'warriors:3');
  expect(play(rule).ids).toEqual(['duchy.minister:mayor', 'done']);
  play(rule, 'duchy.minister:mayor', 'clearing:5', 'warriors:3');
  expect(at(table, D, 5)).toEqual({ warrior: 3 });
});

test('ROOT-S89 the ruler of the Pass scores at the end of the Evening', () => {
  const table = duchyTurn('end-of-evening', 'mountain');
  put(table, D, 10, { warrior: 1 });
  play(turn(table));
  expect(player(table, D).vp).toBe(1);
});

test('ROOT-12.5.1 dig: a tunnel where the card says, warriors through it, a tunnel moved when all are out', () => {
  const table = duchyTurn();
  for (const clearing of [1, 2, 3]) put(table, D, clearing, { tunnel: 1 });
  put(table, D, BURROW, { warrior: 5 });
  hold(table, D, 'anvil');
  const rule = assembly(table, D);
  expect(play(rule).ids).toEqual(['recruit', 'move', 'duchy.dig', 'done']);
  expect(play(rule, 'duchy.dig', 'card:anvil').ids).toEqual(['clearing:6', 'clearing:8', 'clearing:12']);
  expect(play(rule, 'clearing:8').ids).toEqual(['clearing:1', 'clearing:2', 'clearing:3']);
  expect(play(rule, 'clearing:1').ids).toEqual(['warriors:4', 'warriors:3', 'warriors:2', 'warriors:1', 'done']);
  play(rule, 'warriors:4');
  expect(at(table, D, 8)).toEqual({ warrior: 4, tunnel: 1 });
  expect(at(table, D, 1)).toEqual({});
});

test('ROOT-12.2.2 the Burrow is next to tunnels, for the Duchy alone', () => {
  const table = duchyTurn();
  put(table, D, BURROW, { warrior: 1 });
  put(table, D, 3, { tunnel: 1 });
  put(table, M, 3, { warrior: 2 });
  expect(play(warriorMover.take(table, M, null, false)).ids).toEqual(['clearing:6', 'clearing:7', 'clearing:11']);
  play(warriorMover.take(table, D, null, false));
  expect(at(table, D, 3)).toEqual({ warrior: 1, tunnel: 1 });
});

test('ROOT-12.5.1 build: in a ruled clearing of the card, which lies open until Evening', () => {
  const table = duchyTurn();
  put(table, D, 8, { warrior: 1 });
  put(table, D, 7, { warrior: 1 });
  hold(table, D, 'anvil');
  const rule = daylight(table, D);
  play(rule, 'build', 'card:anvil', 'piece:market');
  expect(at(table, D, 8)).toEqual({ warrior: 1, market: 1 });
  expect(boardOf(table.state, D).revealed).toEqual(['anvil']);
  play(duchy.turn.evening(table, D), 'done');
  expect(hand(table, D)).toHaveLength(3);
});

test('ROOT-12.5.2 the Banker: cards that can be treated as one suit, a VP each', () => {
  const table = duchyTurn();
  swayed(table, 'banker');
  hold(table, D, 'anvil', 'armorers', 'sword');
  const rule = parliament(table, D);
  expect(play(rule, 'duchy.minister:banker', 'card:armorers').ids).toEqual(['card:anvil', 'card:sword', 'done']);
  expect(play(rule, 'card:anvil').ids).toEqual(['done']);
  play(rule, 'done');
  expect(player(table, D).vp).toBe(2);
});
