/** Scenarios I: the Lizard Cult. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import type { Card } from '../data/cards.ts';
import { fight } from '../rules/battle/battle.ts';
import { resolveDecree } from '../rules/factions/eyrie/decree.ts';
import { boardOf as decreeOf } from '../rules/factions/eyrie/state.ts';
import { adjustOutcast, birdsong, conspire } from '../rules/factions/lizards/birdsong.ts';
import { daylight } from '../rules/factions/lizards/daylight.ts';
import { lizards } from '../rules/factions/lizards/lizards.ts';
import { boardOf } from '../rules/factions/lizards/state.ts';
import { drawCards, spendCard } from '../rules/hands/hands.ts';
import { craftStep } from '../rules/turn/craft.ts';
import { building, remove } from '../rules/woodland/removal.ts';
import { rulerOf } from '../rules/woodland/rule.ts';
import { at, crafted, dice, hand, hold, M, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const L = 1;

function withLizards(part: Parameters<typeof turnOf>[2] = 'birdsong', foe: 'marquise' | 'eyrie' = 'marquise') {
  const table = woodland([foe, 'lizards']);
  turnOf(table, L, part);
  return table;
}

function acolytes(table: Woodland, count: number): void {
  boardOf(table.state, L).acolytes += count;
  player(table, L).supply -= count;
}

/** Cards leave the deck for the Lost Souls. */
function lost(table: Woodland, ...cards: Card[]): void {
  hold(table, L, ...cards);
  boardOf(table.state, L).lostSouls.push(...(table.state.hidden.hands[L] as Card[]).splice(-cards.length));
}

function outcast(table: Woodland): unknown {
  const { outcast: suit, hated } = boardOf(table.state, L);
  return { suit, hated };
}

test('ROOT-10.3 setup: a corner with a garden, a warrior around it but not at the keep, the first Outcast', () => {
  const table = withLizards();
  put(table, M, 1, { keep: 1 });
  player(table, M).corner = 1;
  const rule = lizards.turn.setup(table, L);
  expect(play(rule).ids).toEqual(['suit:fox', 'suit:rabbit', 'suit:mouse']);
  play(rule, 'suit:rabbit');
  expect(at(table, L, 3)).toEqual({ warrior: 4, garden: 1 });
  for (const clearing of [6, 7, 11]) expect(at(table, L, clearing)).toEqual({ warrior: 1 });
  expect(player(table, L)).toMatchObject({ supply: 18, left: [14], corner: 3 });
  expect(outcast(table)).toEqual({ suit: 'rabbit', hated: false });
});

test('ROOT-10.3 setup next to the keep leaves the clearing of the keep alone', () => {
  const table = withLizards();
  put(table, M, 6, { keep: 1 });
  player(table, M).corner = 1;
  play(lizards.turn.setup(table, L), 'suit:fox');
  expect(at(table, L, 6)).toEqual({});
  expect(at(table, L, 7)).toEqual({ warrior: 1 });
});

test('ROOT-S08 Pilgrims: a garden alone rules, and the Eyrie cannot build there', () => {
  const table = withLizards('daylight', 'eyrie');
  put(table, L, 3, { garden: 1 });
  put(table, 0, 3, { warrior: 4 });
  expect(rulerOf(table.state, 3)).toBe(L);
  turnOf(table, 0);
  decreeOf(table.state, 0).decree = [[], [], [], ['bake-sale']];
  play(resolveDecree(table, 0), 'eyrie.leader:despot');
  expect(at(table, 0, 3)).toEqual({ warrior: 4 });
  expect(table.events).toContainEqual(expect.objectContaining({ kind: 'eyrie.turmoil' }));
});

test('ROOT-S67 the most common suit is the Outcast; the same again, or a tie, is hated', () => {
  const tie = withLizards();
  lost(tie, 'anvil', 'foxfolk-steel', 'sword', 'investments', 'armorers', 'sappers', 'armorers');
  adjustOutcast(tie, L);
  expect(outcast(tie)).toEqual({ suit: 'fox', hated: true });

  const other = withLizards();
  boardOf(other.state, L).hated = true;
  lost(other, 'sword', 'investments', 'mouse-in-a-sack', 'anvil', 'foxfolk-steel');
  adjustOutcast(other, L);
  expect(outcast(other)).toEqual({ suit: 'mouse', hated: false });

  const same = withLizards();
  lost(same, 'anvil', 'foxfolk-steel', 'tax-collector');
  adjustOutcast(same, L);
  expect(outcast(same)).toEqual({ suit: 'fox', hated: true });

  const none = withLizards();
  adjustOutcast(none, L);
  expect(outcast(none)).toEqual({ suit: 'fox', hated: true });
});

test('ROOT-10.4.2 the Lost Souls are discarded, and dominance cards become available', () => {
  const table = withLizards();
  lost(table, 'anvil', 'dominance-mouse');
  play(birdsong(table, L));
  expect(boardOf(table.state, L).lostSouls).toEqual([]);
  expect(table.state.open.discard).toEqual(['anvil']);
  expect(table.state.open.available).toEqual(['dominance-mouse']);
});

test('ROOT-S68 hated: Convert for one and Sanctify for two in one Birdsong', () => {
  const table = withLizards();
  boardOf(table.state, L).hated = true;
  acolytes(table, 3);
  put(table, M, 6, { warrior: 2, sawmill: 1 });
  const rule = conspire(table, L);
  expect(play(rule).ids).toEqual(['lizards.conspire:convert:1', 'lizards.conspire:sanctify:2', 'done']);
  expect(play(rule, 'lizards.conspire:convert:1').ids).toEqual([
    'lizards.conspire:crusade:1',
    'lizards.conspire:convert:1',
    'lizards.conspire:sanctify:2',
    'done',
  ]);
  expect(play(rule, 'lizards.conspire:sanctify:2').done).toBe(true);
  expect(at(table, L, 6)).toEqual({ warrior: 1, garden: 1 });
  expect(at(table, M, 6)).toEqual({ warrior: 1 });
  expect(player(table, L)).toMatchObject({ vp: 1, supply: 24 });
  expect(boardOf(table.state, L).acolytes).toBe(0);
});

test('ROOT-10.4.3 conspiracies stay in clearings of the Outcast, and out of the keep', () => {
  const table = withLizards();
  acolytes(table, 3);
  put(table, M, 1, { keep: 1, warrior: 1, sawmill: 1 });
  put(table, M, 7, { warrior: 1, sawmill: 1 });
  expect(play(conspire(table, L)).done).toBe(true);
  put(table, M, 8, { warrior: 1 });
  expect(play(conspire(table, L)).ids).toEqual(['lizards.conspire:convert:2', 'done']);
});

test('ROOT-10.4.3 Convert needs a warrior that can be placed: paid acolytes count unless Coffin Makers take them', () => {
  const table = woodland(['marquise', 'lizards'], { deck: 'exiles-partisans' });
  turnOf(table, L, 'birdsong');
  put(table, L, 7, { warrior: 23 });
  acolytes(table, 2);
  put(table, M, 8, { warrior: 1 });
  expect(play(conspire(table, L)).ids).toEqual(['lizards.conspire:convert:2', 'done']);
  crafted(table, M, 'coffin-makers');
  expect(play(conspire(table, L)).done).toBe(true);
});

test('ROOT-10.4.3 Sanctify names owner and building, and needs a garden of the suit', () => {
  const table = woodland(['marquise', 'lizards', 'eyrie']);
  turnOf(table, L, 'birdsong');
  acolytes(table, 6);
  put(table, M, 12, { sawmill: 1 });
  put(table, 2, 12, { roost: 1 });
  put(table, M, 8, { sawmill: 1, workshop: 1 });
  const rule = conspire(table, L);
  expect(play(rule, 'lizards.conspire:sanctify:3').ids).toEqual(['clearing:8', 'clearing:12']);
  expect(play(rule, 'clearing:12').ids).toEqual(['seat:0', 'seat:2']);
  expect(play(rule, 'seat:0').ids).toContain('lizards.conspire:sanctify:3');
  expect(play(rule, 'lizards.conspire:sanctify:3', 'clearing:8').ids).toEqual(['piece:sawmill', 'piece:workshop']);
  play(rule, 'piece:workshop');
  expect(at(table, M, 8)).toEqual({ sawmill: 1 });
  expect(at(table, L, 8)).toEqual({ garden: 1 });
  acolytes(table, 3);
  put(table, L, 6, { garden: 3 });
  expect(play(conspire(table, L)).done).toBe(true);
});

test('ROOT-10.4.3 Crusade: a move out of an Outcast clearing, then a battle where it ends', () => {
  const table = withLizards();
  acolytes(table, 2);
  put(table, L, 6, { warrior: 2 });
  put(table, L, 7, { warrior: 2 });
  put(table, M, 2, { warrior: 1 });
  const rule = conspire(table, L);
  expect(play(rule, 'lizards.conspire:crusade:2').ids).toEqual(['clearing:2', 'clearing:3', 'clearing:11']);
  expect(play(rule, 'clearing:2', 'warriors:2').ids).toEqual(['battle', 'done']);
  play(rule, 'battle', ...dice(2, 0));
  expect(at(table, M, 2)).toEqual({});
});

test('ROOT-S69 a bird card is good for Sacrifice alone', () => {
  const table = withLizards('daylight');
  hold(table, L, 'armorers', 'anvil');
  const rule = daylight(table, L);
  expect(play(rule).ids).toEqual(['lizards.reveal:armorers', 'lizards.reveal:anvil', 'done']);
  play(rule, 'lizards.reveal:armorers');
  expect(boardOf(table.state, L)).toMatchObject({ acolytes: 1, revealed: ['armorers'] });
  expect(play(rule, 'lizards.reveal:anvil').ids).toEqual(['recruit', 'lizards.score:0']);
  expect(play(rule, 'recruit').ids).toEqual(['clearing:1', 'clearing:6', 'clearing:8', 'clearing:12']);
  play(rule, 'clearing:6');
  expect(at(table, L, 6)).toEqual({ warrior: 1 });
  play(lizards.turn.evening(table, L));
  expect(hand(table, L)).toEqual(expect.arrayContaining(['armorers', 'anvil']));
  expect(boardOf(table.state, L).revealed).toEqual([]);
});

test('ROOT-S70 Score: once per suit and turn, and the card goes to the Lost Souls', () => {
  const table = withLizards('daylight');
  put(table, L, 6, { garden: 1 });
  put(table, L, 8, { garden: 2 });
  put(table, L, 12, { warrior: 20 });
  put(table, L, 7, { warrior: 5 });
  put(table, M, 12, { sawmill: 2 });
  hold(table, L, 'anvil', 'foxfolk-steel');
  put(table, M, 1, { keep: 1 });
  put(table, M, 6, { workshop: 1 });
  const rule = daylight(table, L);
  play(rule, 'lizards.reveal:anvil');
  expect(player(table, L).vp).toBe(2);
  expect(boardOf(table.state, L).lostSouls).toEqual(['anvil']);
  expect(play(rule).ids).toEqual(['done']);
});

test('ROOT-10.5.1 a garden in a clearing of the suit that the Cult rules', () => {
  const table = withLizards('daylight');
  put(table, L, 8, { warrior: 1 });
  put(table, M, 8, { warrior: 1 });
  put(table, L, 12, { warrior: 1 });
  put(table, L, 7, { warrior: 1 });
  hold(table, L, 'anvil');
  play(daylight(table, L), 'lizards.reveal:anvil', 'build');
  expect(at(table, L, 12)).toEqual({ warrior: 1, garden: 1 });
});

test('ROOT-S71 Revenge: those who fall in defence are acolytes, those who fall in attack are not', () => {
  const table = withLizards();
  put(table, L, 6, { warrior: 4 });
  put(table, M, 6, { warrior: 3 });
  turnOf(table, M);
  play(fight(table, M, L, 6), ...dice(2, 0));
  expect(boardOf(table.state, L).acolytes).toBe(2);
  turnOf(table, L, 'birdsong');
  play(conspire(table, L), 'lizards.conspire:crusade:2', ...dice(1, 1));
  expect(boardOf(table.state, L).acolytes).toBe(0);
  expect(player(table, L).supply).toBe(24);
});

test('ROOT-10.2.5 Fear of the Faithful: a random card for each garden', () => {
  const table = withLizards();
  turnOf(table, M);
  put(table, L, 8, { garden: 2 });
  hold(table, L, 'anvil', 'sword', 'armorers');
  play(remove(table, [{ ...building(L, 0, 8, 2), by: M }]), 'pick=0', 'pick=1');
  expect(hand(table, L)).toEqual(['sword']);
  expect(boardOf(table.state, L).lostSouls).toEqual(['anvil', 'armorers']);
  expect(player(table, M).vp).toBe(2);
});

test('ROOT-10.2.6 whatever anybody spends is a Lost Soul, dominance cards too', () => {
  const table = withLizards();
  hold(table, M, 'anvil', 'dominance-fox');
  spendCard(table, M, 'anvil');
  spendCard(table, M, 'dominance-fox');
  expect(boardOf(table.state, L).lostSouls).toEqual(['anvil', 'dominance-fox']);
  expect(table.state.open).toMatchObject({ discard: [], available: [] });
});

test('ROOT-10.2.1 gardens of the Outcast suit craft, others do not', () => {
  const table = withLizards('evening');
  put(table, L, 8, { garden: 1 });
  put(table, L, 7, { garden: 1 });
  hold(table, L, 'anvil', 'sword', 'root-tea-mouse');
  expect(play(craftStep(table, L)).ids).toEqual(['craft:anvil', 'done']);
  boardOf(table.state, L).outcast = 'mouse';
  expect(play(craftStep(table, L)).ids).toEqual(['craft:root-tea-mouse', 'done']);
});

test('ROOT-10.6 a card more for each suit with two gardens', () => {
  const table = withLizards('evening');
  put(table, L, 8, { garden: 2 });
  put(table, L, 7, { garden: 1 });
  put(table, L, 9, { garden: 1 });
  put(table, L, 3, { garden: 1 });
  play(lizards.turn.evening(table, L));
  expect(hand(table, L)).toHaveLength(3);
});

test('ROOT-S93 Lost Souls are no discard pile: they are not shuffled into the deck', () => {
  const table = withLizards();
  lost(table, ...table.state.hidden.deck.slice(0, 9));
  table.state.hidden.deck = ['anvil'];
  play(drawCards(table, M, 3));
  expect(hand(table, M)).toEqual(['anvil']);
  expect(boardOf(table.state, L).lostSouls).toHaveLength(9);
});
