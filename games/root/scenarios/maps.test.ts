/** Scenarios J: maps and the deck. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { drawCards } from '../rules/hands/hands.ts';
import { turn } from '../rules/turn/turn.ts';
import { offer } from '../rules/turn/windows.ts';
import { neighbours } from '../rules/woodland/map.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { discarded, E, hand, hold, M, player, put, turnOf, woodland } from './woodland.ts';

test('ROOT-S87 the ferry goes along, brings a card, and goes once per turn', () => {
  const table = woodland(undefined, { map: 'lake' });
  turnOf(table, E);
  put(table, E, 1, { warrior: 3 });
  const rule = warriorMover.take(table, E, null, false);
  expect(play(rule).ids).toEqual(['clearing:5', 'clearing:9', 'ferry:10', 'ferry:11', 'ferry:12']);
  play(rule, 'ferry:10', 'warriors:2');
  expect(table.state.open.ferry).toBe(10);
  expect(hand(table, E)).toHaveLength(1);
  expect(play(warriorMover.take(table, E, null, false), 'clearing:10').ids).not.toContain('ferry:1');
});

test('ROOT-S88 a closed path opens for any card, once per turn, for everybody', () => {
  const table = woodland(undefined, { map: 'mountain' });
  put(table, M, 8, { warrior: 1 });
  hold(table, M, 'anvil', 'sword');
  expect(neighbours(table.state, 8)).not.toContain(9);
  const rule = offer(table, M);
  expect(play(rule).ids).toEqual(['pass', 'open-path:8:9']);
  expect(play(rule, 'open-path:8:9', 'card:sword').done).toBe(true);
  expect(player(table, M).vp).toBe(1);
  expect(neighbours(table.state, 9)).toContain(8);
  put(table, M, 5, { warrior: 1 });
  expect(play(offer(table, M)).done).toBe(true);
});

test('ROOT-15.4 the ruler of the Pass scores at the end of Evening', () => {
  const table = woodland(undefined, { map: 'mountain' });
  turnOf(table, M, 'end-of-evening');
  put(table, M, 10, { warrior: 1 });
  play(turn(table));
  expect(player(table, M).vp).toBe(1);
});

test('ROOT-S92 as soon as the deck is empty the discard pile is shuffled', () => {
  const table = woodland();
  discarded(table, 'anvil', 'sword', 'armorers', 'sappers', 'bake-sale', 'investments');
  table.state.hidden.deck = ['codebreakers'];
  play(drawCards(table, M, 3), 'shuffle=5,4,3,2,1,0');
  expect(hand(table, M)).toEqual(['codebreakers', 'anvil', 'sword']);
  expect(table.state.open.discard).toEqual([]);
});

test('ROOT-G3 with deck and discard pile empty a draw is skipped', () => {
  const table = woodland();
  table.state.hidden.deck = ['anvil'];
  play(drawCards(table, M, 3));
  expect(hand(table, M)).toEqual(['anvil']);
});

test('ROOT-15 rivers are no paths, but for Boat Builders', () => {
  const table = woodland(undefined, { deck: 'exiles-partisans' });
  put(table, M, 5, { warrior: 1 });
  const rule = () => play(warriorMover.take(table, M, null, false)).ids;
  expect(rule()).toEqual(['clearing:1', 'clearing:2']);
  player(table, M).crafted.push('boat-builders');
  expect(rule()).toEqual(['clearing:1', 'clearing:2', 'clearing:10']);
});
