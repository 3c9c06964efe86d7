/** Scenarios B: rule, move, placement. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { resolveDecree } from '../rules/factions/eyrie/decree.ts';
import { boardOf } from '../rules/factions/eyrie/state.ts';
import { build } from '../rules/factions/marquise/build.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { openSlots } from '../rules/woodland/pieces.ts';
import { NOBODY, rulerOf } from '../rules/woodland/rule.ts';
import { E, lead, M, put, turnOf, woodland } from './woodland.ts';

test('ROOT-S06 the Eyrie win ties for rule', () => {
  const table = woodland();
  put(table, M, 12, { warrior: 2, workshop: 1 });
  put(table, E, 12, { warrior: 3 });
  expect(rulerOf(table.state, 12)).toBe(E);
  put(table, E, 12, { warrior: -1 });
  expect(rulerOf(table.state, 12)).toBe(M);
  expect(rulerOf(table.state, 5)).toBe(NOBODY);
});

test('ROOT-S07 tokens do not count for rule', () => {
  const table = woodland(['marquise', 'alliance']);
  put(table, 1, 9, { warrior: 1, sympathy: 1 });
  put(table, M, 9, { warrior: 1 });
  expect(rulerOf(table.state, 9)).toBe(NOBODY);
});

test('ROOT-S09 a move needs rule of its origin or its destination', () => {
  const table = woodland();
  put(table, M, 9, { warrior: 1 });
  put(table, E, 9, { warrior: 2 });
  expect(warriorMover.can(table.state, M, null)).toBe(false);
  put(table, M, 12, { warrior: 1 });
  expect(play(warriorMover.take(table, M, null, false), 'clearing:9').ids).toEqual([]);
  expect(table.state.open.players[M]?.warriors[12]).toBe(2);
});

test('ROOT-S10 a ruin fills its slot until it is removed', () => {
  const table = woodland();
  put(table, M, 10, { warrior: 1, recruiter: 1, wood: 2 });
  expect(openSlots(table.state, 10)).toBe(0);
  table.state.open.ruins[10] = 0;
  expect(openSlots(table.state, 10)).toBe(1);
  expect(play(build(table, M), 'marquise.building:sawmill').done).toBe(true);
});

test('ROOT-S11 nobody but the Marquise builds beside the keep; with no other clearing the Eyrie fall into turmoil', () => {
  const table = woodland();
  turnOf(table, E);
  lead(table, E, 'despot');
  put(table, M, 2, { keep: 1 });
  put(table, E, 2, { warrior: 4 });
  const board = boardOf(table.state, E);
  board.decree = [[], [], [], ['ambush-mouse']];
  const next = play(resolveDecree(table, E));
  expect(next.ask).toBe('eyrie.new-leader');
  expect(rulerOf(table.state, 2)).toBe(E);
});
