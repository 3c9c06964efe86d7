/** Scenarios F: the Eyrie. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { fight } from '../rules/battle/battle.ts';
import { birdsong } from '../rules/factions/eyrie/birdsong.ts';
import { resolveDecree } from '../rules/factions/eyrie/decree.ts';
import { eyrie } from '../rules/factions/eyrie/eyrie.ts';
import { setup } from '../rules/factions/eyrie/setup.ts';
import { boardOf, VIZIER } from '../rules/factions/eyrie/state.ts';
import { turmoil } from '../rules/factions/eyrie/turmoil.ts';
import { at, crafted, dice, E, everywhere, hand, hold, lead, M, player, put, turnOf, woodland } from './woodland.ts';

function eyrieTurn(part: Parameters<typeof turnOf>[2] = 'daylight') {
  const table = woodland();
  turnOf(table, E, part);
  lead(table, E, 'despot');
  return table;
}

test('ROOT-7.3 setup: the corner opposite to the keep, a leader and the Viziers', () => {
  const table = woodland();
  player(table, M).corner = 2;
  play(setup(table, E), 'eyrie.leader:commander');
  expect(at(table, E, 4)).toEqual({ warrior: 6, roost: 1 });
  expect(boardOf(table.state, E).decree).toEqual([[], [VIZIER], [VIZIER], []]);
});

test('ROOT-S44 one card or two go into the Decree, at most one of them a bird', () => {
  const table = eyrieTurn('birdsong');
  put(table, E, 3, { roost: 1 });
  hold(table, E, 'armorers', 'sappers', 'sword');
  const rule = birdsong(table, E);
  expect(play(rule).ids).toEqual(['card:armorers', 'card:sappers', 'card:sword']);
  expect(play(rule, 'card:armorers', 'eyrie.column:build').ids).toEqual(['card:sword', 'done']);
  expect(play(rule, 'card:sword', 'eyrie.column:move').done).toBe(true);
  expect(hand(table, E)).toEqual(['sappers']);
});

test('ROOT-7.4.1 an empty hand draws a card, which must go into the Decree', () => {
  const table = eyrieTurn('birdsong');
  put(table, E, 3, { roost: 1 });
  const rule = birdsong(table, E);
  const { ask, ids } = play(rule);
  expect(ask).toEqual({ kind: 'eyrie.add-to-decree', second: false });
  expect(ids).toHaveLength(1);
  expect(play(rule, ids[0] as string).ask).toMatchObject({ kind: 'eyrie.which-column' });
});

test('ROOT-S45 turmoil: a VP for each bird card, the purge, a new leader', () => {
  const table = eyrieTurn();
  const board = boardOf(table.state, E);
  player(table, E).vp = 2;
  hold(table, E, 'ambush-bird', 'anvil', 'bake-sale');
  for (const [i, card] of ['ambush-bird', 'anvil', 'bake-sale'].entries()) board.decree[i]?.push(card);
  table.state.hidden.hands[E] = [];
  expect(play(turmoil(table, E, 'recruit')).ids).toEqual([
    'eyrie.leader:builder',
    'eyrie.leader:charismatic',
    'eyrie.leader:commander',
  ]);
  expect(player(table, E).vp).toBe(0);
  expect(table.state.open.discard).toEqual(['ambush-bird', 'anvil', 'bake-sale']);
});

test('ROOT-7.7 the fourth turmoil turns all leaders face up again', () => {
  const table = eyrieTurn();
  boardOf(table.state, E).deposed = ['builder', 'charismatic', 'commander'];
  expect(play(turmoil(table, E, 'move')).ids).toHaveLength(4);
});

test('ROOT-S46 the Charismatic with one warrior places it, then falls into turmoil', () => {
  const table = eyrieTurn();
  lead(table, E, 'charismatic');
  boardOf(table.state, E).decree = [['anvil'], [], [], []];
  put(table, E, 1, { roost: 1, warrior: 19 });
  expect(play(resolveDecree(table, E)).ask).toBe('eyrie.new-leader');
  expect(at(table, E, 1)).toEqual({ warrior: 20, roost: 1 });
});

test('ROOT-7.5, section 6.1 the Tax Collector fills the supply between two cards of a column', () => {
  const table = eyrieTurn();
  lead(table, E, 'builder');
  crafted(table, E, 'tax-collector');
  boardOf(table.state, E).decree = [['anvil', 'foxfolk-steel'], [], [], []];
  put(table, E, 1, { roost: 1, warrior: 19 });
  const rule = resolveDecree(table, E);
  expect(play(rule, 'pass').ask).toMatchObject({ kind: 'window', part: 'daylight' });
  expect(at(table, E, 1)).toEqual({ warrior: 20, roost: 1 });
  play(rule, 'use:tax-collector');
  expect(at(table, E, 1)).toEqual({ warrior: 20, roost: 1 });
  expect(boardOf(table.state, E).leader).toBe('builder');
});

test('ROOT-S47 a new roost goes where the fewest warriors are and a slot is open', () => {
  const table = eyrieTurn('birdsong');
  hold(table, E, 'anvil');
  for (const clearing of everywhere) {
    if (clearing !== 3 && clearing !== 8) put(table, M, clearing, { warrior: 2 });
  }
  put(table, M, 3, { workshop: 1 });
  put(table, M, 8, { warrior: 1 });
  play(birdsong(table, E), 'card:anvil', 'eyrie.column:move');
  expect(at(table, E, 8)).toEqual({ warrior: 3, roost: 1 });
});

test.each([
  [5, 4, 2],
  [6, 4, 3],
])('ROOT-S48 with %i roosts: %i VP and %i cards', (roosts, vp, cards) => {
  const table = eyrieTurn('evening');
  for (let clearing = 1; clearing <= roosts; clearing++) put(table, E, clearing, { roost: 1 });
  play(eyrie.turn.evening(table, E));
  expect(player(table, E).vp).toBe(vp);
  expect(hand(table, E)).toHaveLength(cards);
});

test('ROOT-S49 the Despot scores one more in a battle that removes buildings or tokens', () => {
  const table = eyrieTurn();
  put(table, E, 5, { warrior: 3 });
  put(table, M, 5, { wood: 3 });
  play(fight(table, E, M, 5), ...dice(1, 0));
  expect(player(table, E).vp).toBe(3);
});

test('ROOT-7.5 the Decree is resolved column by column, its cards in any order', () => {
  const table = eyrieTurn();
  boardOf(table.state, E).decree = [[VIZIER, 'anvil'], [], [], ['sword']];
  put(table, E, 1, { roost: 1, warrior: 2 });
  put(table, E, 2, { warrior: 1 });
  const rule = resolveDecree(table, E);
  expect(play(rule).ids).toEqual(['suit:bird', 'suit:fox']);
  expect(play(rule, 'suit:fox').done).toBe(true);
  expect(at(table, E, 1)).toEqual({ warrior: 4, roost: 1 });
  expect(at(table, E, 2)).toEqual({ warrior: 1, roost: 1 });
});
