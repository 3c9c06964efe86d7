/** Scenarios G: the Alliance. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import type { Card } from '../data/cards.ts';
import { canBattleIn, fight } from '../rules/battle/battle.ts';
import { alliance } from '../rules/factions/alliance/alliance.ts';
import { birdsong } from '../rules/factions/alliance/birdsong.ts';
import { daylight } from '../rules/factions/alliance/daylight.ts';
import { evening } from '../rules/factions/alliance/evening.ts';
import { boardOf, supportersOf, viewSecret } from '../rules/factions/alliance/state.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { building, remove } from '../rules/woodland/removal.ts';
import {
  at,
  crafted,
  dice,
  ending,
  hand,
  hold,
  lead,
  M,
  onTop,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const A = 1;

function withAlliance(part: Parameters<typeof turnOf>[2] = 'birdsong', foe: 'marquise' | 'eyrie' = 'marquise') {
  const table = woodland([foe, 'alliance']);
  turnOf(table, A, part);
  return table;
}

/** Cards leave the deck for the supporters. */
function support(table: Woodland, ...cards: Card[]): void {
  hold(table, A, ...cards);
  const hand = table.state.hidden.hands[A] as Card[];
  supportersOf(table.state, A).push(...hand.splice(hand.length - cards.length));
}

test('ROOT-8.3 setup: three supporters, whom nobody else sees', () => {
  const table = withAlliance();
  play(alliance.turn.setup(table, A));
  expect(viewSecret(table.state, A, A)).toMatchObject({ count: 3, cards: supportersOf(table.state, A) });
  expect(viewSecret(table.state, A, M)).toEqual({ count: 3, cards: null });
});

test('ROOT-S14 Guerrilla War: the defending Alliance deals the higher roll', () => {
  const table = withAlliance();
  turnOf(table, M);
  put(table, M, 7, { warrior: 3 });
  put(table, A, 7, { warrior: 2, sympathy: 1 });
  play(fight(table, M, A, 7), ...dice(3, 1));
  expect(at(table, M, 7)).toEqual({ warrior: 1 });
  expect(at(table, A, 7)).toEqual({ warrior: 1, sympathy: 1 });
});

test('ROOT-S24 both reach 30 at once: the player whose turn it is wins', () => {
  const table = woodland(['eyrie', 'alliance']);
  turnOf(table, 0);
  lead(table, 0, 'commander');
  player(table, 0).vp = 29;
  player(table, A).vp = 29;
  put(table, 0, 7, { warrior: 1, roost: 1 });
  put(table, A, 7, { warrior: 1, sympathy: 1 });
  crafted(table, A, 'sappers');
  const outcome = ending(fight(table, 0, A, 7), ...dice(1, 1), 'use:sappers');
  expect(outcome.winners).toEqual([0]);
  expect(player(table, A).vp).toBe(30);
});

test('ROOT-S25 a sympathy token alone can be attacked', () => {
  const table = withAlliance();
  put(table, M, 7, { warrior: 1 });
  put(table, A, 7, { sympathy: 1 });
  expect(canBattleIn(table.state, M, 7)).toBe(true);
});

test('ROOT-S50 a revolt sweeps the clearing and leaves a base, warriors and an officer', () => {
  const table = withAlliance();
  put(table, M, 1, { keep: 1 });
  put(table, M, 6, { warrior: 3, sawmill: 1, wood: 1 });
  put(table, A, 6, { sympathy: 1 });
  put(table, A, 8, { sympathy: 1 });
  support(table, 'anvil', 'foxfolk-steel');
  hold(table, M, 'tax-collector');
  const rule = birdsong(table, A);
  expect(play(rule).ids).toEqual(['alliance.revolt:6', 'alliance.revolt:8', 'done']);
  expect(play(rule, 'alliance.revolt:6').ids).toEqual(['card:anvil']);
  const hospitals = play(rule, 'card:anvil', 'card:foxfolk-steel');
  expect(hospitals).toMatchObject({ seat: M, ids: ['pass', 'card:tax-collector'] });
  expect(play(rule, 'card:tax-collector').done).toBe(true);
  expect(at(table, M, 1)).toEqual({ warrior: 3, keep: 1 });
  expect(at(table, M, 6)).toEqual({});
  expect(at(table, A, 6)).toEqual({ warrior: 2, base: 1, sympathy: 1 });
  expect(player(table, A)).toMatchObject({ vp: 2, supply: 7 });
  expect(boardOf(table.state, A).officers).toBe(1);
});

test('ROOT-G40 a revolt in the clearing of the keep takes the keep first', () => {
  const table = withAlliance();
  put(table, M, 1, { keep: 1, sawmill: 1 });
  put(table, A, 1, { sympathy: 1 });
  support(table, 'anvil', 'armorers');
  play(birdsong(table, A), 'alliance.revolt:1', 'card:anvil', 'card:armorers');
  expect(at(table, A, 1)).toEqual({ warrior: 1, base: 1, sympathy: 1 });
});

test('ROOT-S51 a lost base takes supporters and officers along', () => {
  const table = withAlliance();
  turnOf(table, M);
  put(table, A, 7, { base: 1 });
  boardOf(table.state, A).officers = 3;
  player(table, A).supply -= 3;
  support(table, 'sword', 'investments', 'mouse-in-a-sack', 'armorers', 'sappers');
  support(table, 'anvil', 'foxfolk-steel', 'protection-racket', 'tax-collector', 'tax-collector', 'ambush-fox');
  const rule = remove(table, [{ ...building(A, 0, 7), by: M }]);
  expect(play(rule).ask).toEqual({ kind: 'alliance.discard-supporter', left: 1 });
  expect(table.state.open.discard).toHaveLength(5);
  play(rule, 'card:ambush-fox');
  expect(supportersOf(table.state, A)).toHaveLength(5);
  expect(boardOf(table.state, A).officers).toBe(1);
  expect(player(table, A)).toMatchObject({ supply: 9, left: [3, 10] });
});

test('ROOT-S52 without a base a sixth supporter is discarded', () => {
  const table = withAlliance('daylight');
  support(table, 'anvil', 'sword', 'investments', 'armorers', 'sappers');
  hold(table, A, 'bake-sale');
  play(daylight(table, A), 'alliance.mobilize:bake-sale');
  expect(supportersOf(table.state, A)).toHaveLength(5);
  expect(table.state.open.discard).toEqual(['bake-sale']);
});

test('ROOT-S53 martial law: one supporter more where another player has three warriors', () => {
  const table = woodland(['eyrie', 'alliance']);
  turnOf(table, A, 'birdsong');
  for (const clearing of [3, 4, 8]) put(table, A, clearing, { sympathy: 1 });
  put(table, 0, 7, { warrior: 3 });
  support(table, 'sword', 'investments');
  expect(play(birdsong(table, A), 'done').ids).toEqual(['alliance.spread:9', 'alliance.spread:11', 'done']);
  support(table, 'armorers');
  const rule = birdsong(table, A);
  expect(play(rule, 'done').ids).toContain('alliance.spread:7');
  expect(play(rule, 'alliance.spread:7', 'card:sword', 'card:investments', 'card:armorers').done).toBe(true);
  expect(player(table, A).vp).toBe(1);
  expect(supportersOf(table.state, A)).toEqual([]);
});

test('ROOT-S03 sympathy does not spread to the keep, though it is next to sympathy', () => {
  const table = withAlliance();
  put(table, M, 1, { keep: 1 });
  put(table, A, 5, { sympathy: 1 });
  support(table, 'anvil', 'foxfolk-steel', 'protection-racket', 'tax-collector', 'ambush-fox');
  expect(play(birdsong(table, A), 'done').ids).toEqual(['done']);
  put(table, M, 1, { keep: -1 });
  expect(play(birdsong(table, A), 'done').ids).toEqual(['alliance.spread:1', 'done']);
});

test('ROOT-8.4.2 the first sympathy goes anywhere but to the keep', () => {
  const table = withAlliance();
  put(table, M, 1, { keep: 1 });
  support(table, 'anvil');
  expect(play(birdsong(table, A)).ids).toEqual([
    'alliance.spread:6',
    'alliance.spread:8',
    'alliance.spread:12',
    'done',
  ]);
});

test('ROOT-S54 whoever holds no matching card shows the hand, and the top card comes', () => {
  const table = withAlliance('daylight', 'eyrie');
  turnOf(table, 0);
  put(table, 0, 3, { warrior: 2 });
  put(table, A, 7, { sympathy: 1 });
  hold(table, 0, 'anvil', 'bake-sale');
  onTop(table, 'cobbler');
  play(warriorMover.take(table, 0, null, false), 'clearing:7', 'warriors:2');
  expect(supportersOf(table.state, A)).toEqual(['cobbler']);
  expect(table.secrets).toContainEqual({ to: [0, A], also: { cards: ['anvil', 'bake-sale'] } });
});

test('ROOT-S55 a bird card must be given where nothing else matches', () => {
  const table = withAlliance('daylight', 'eyrie');
  turnOf(table, 0);
  put(table, 0, 3, { warrior: 1 });
  put(table, A, 7, { sympathy: 1 });
  hold(table, 0, 'armorers');
  const rule = warriorMover.take(table, 0, null, false);
  expect(play(rule, 'clearing:7')).toMatchObject({ seat: 0, ids: ['card:armorers'] });
  play(rule, 'card:armorers');
  expect(hand(table, 0)).toEqual([]);
  expect(supportersOf(table.state, A)).toEqual(['armorers']);
});

test('ROOT-S56 organize: a warrior for a sympathy token that costs nothing', () => {
  const table = withAlliance('evening');
  put(table, A, 2, { sympathy: 1 });
  put(table, A, 5, { warrior: 1 });
  put(table, M, 5, { warrior: 1 });
  boardOf(table.state, A).officers = 2;
  player(table, A).supply -= 2;
  put(table, A, 4, { warrior: 1 });
  const rule = evening(table, A);
  expect(play(rule).ids).toEqual(['move', 'battle', 'alliance.organize:4', 'alliance.organize:5', 'done']);
  expect(play(rule, 'alliance.organize:5').ask).toEqual({ kind: 'alliance.operation', left: 1 });
  expect(at(table, A, 5)).toEqual({ sympathy: 1 });
  expect(player(table, A)).toMatchObject({ vp: 1, supply: 7 });
});

test('ROOT-8.5 training needs a card of a base on the map', () => {
  const table = withAlliance('daylight');
  put(table, A, 7, { base: 1 });
  hold(table, A, 'anvil', 'sword');
  const rule = daylight(table, A);
  expect(play(rule).ids.filter((id) => id.startsWith('alliance.train'))).toEqual(['alliance.train:sword']);
  play(rule, 'alliance.train:sword', 'done');
  expect(boardOf(table.state, A).officers).toBe(1);
  expect(table.state.open.discard).toEqual(['sword']);
});
