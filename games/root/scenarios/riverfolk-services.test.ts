/** Scenarios I: the services of the Riverfolk: who buys, what it costs, riverboats and mercenaries. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { battle, canBattleIn, fight } from '../rules/battle/battle.ts';
import { isHostile, boardOf as vagabondBoard } from '../rules/factions/vagabond/state.ts';
import { checkDominance } from '../rules/turn/dominance.ts';
import { offer } from '../rules/turn/windows.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { removeAllEnemies } from '../rules/woodland/removal.ts';
import { rules } from '../rules/woodland/rule.ts';
import { board, company, E, inside, M, post, price, R } from './riverfolk-company.ts';
import { at, dice, hand, hold, player, put, turnOf } from './woodland.ts';

test('ROOT-S36 mercenaries do not count for dominance', () => {
  const table = company('start-of-birdsong', E);
  player(table, E).dominance = 'dominance-rabbit';
  put(table, E, 3, { warrior: 1 });
  put(table, E, 4, { warrior: 1 });
  put(table, R, 5, { warrior: 2 });
  table.state.open.turn.hired = R;
  expect(() => checkDominance(table, E)).not.toThrow();
  table.state.open.turn.part = 'daylight';
  expect(rules(table.state, E, 5)).toBe(true);
  expect(rules(table.state, R, 5)).toBe(false);
});

test('ROOT-S72 one service and one more for each clearing with a trade post and a piece of the buyer', () => {
  const table = company('start-of-birdsong', E);
  price(table, 3, 2, 4);
  post(table, 4);
  put(table, E, 4, { warrior: 13 });
  hold(table, R, 'anvil', 'sword');
  const rule = offer(table, E);
  const [card, boats, mercenaries] = ['hand-card:3', 'riverboats:2', 'mercenaries:4'].map(
    (it) => `riverfolk.buy:${it}`,
  );
  expect(play(rule).ids).toEqual(['pass', card, boats, mercenaries]);
  expect(play(rule, mercenaries as string).ids).toEqual(['pass', card, boats]);
  expect(play(rule, card as string).ids).toEqual(['card:anvil', 'card:sword']);
  expect(play(rule, 'card:sword').done).toBe(true);
  expect(player(table, E).supply).toBe(0);
  expect(inside(board(table).payments)).toEqual([0, 7, 0]);
  expect(hand(table, E)).toEqual(['sword']);
  expect(table.state.open.turn).toMatchObject({ hired: R, boats: false, services: 2 });
});

test('ROOT-11.2.6 without a trade post one service, paid from the supply', () => {
  const table = company('start-of-birdsong', E);
  price(table, 1, 1, 1);
  const rule = offer(table, E);
  expect(play(rule).ids).toEqual(['pass', 'riverfolk.buy:riverboats:1', 'riverfolk.buy:mercenaries:1']);
  expect(play(rule, 'riverfolk.buy:riverboats:1').done).toBe(true);
  turnOf(table, E, 'start-of-birdsong');
  put(table, E, 8, { warrior: 19 });
  expect(play(offer(table, E)).done).toBe(true);
});

test('ROOT-11.2.7 each turn is asked again, and only at the start of Birdsong', () => {
  const table = company('start-of-birdsong', M);
  price(table, 4, 4, 4);
  play(offer(table, M), 'riverfolk.buy:mercenaries:4');
  table.state.open.turn.part = 'birdsong';
  expect(play(offer(table, M)).done).toBe(true);
  turnOf(table, E, 'start-of-birdsong');
  expect(play(offer(table, E)).ids).toContain('riverfolk.buy:mercenaries:4');
});

test('ROOT-11.2.7.1 riverboats: rivers are paths for the buyer, who must still rule', () => {
  const table = company('daylight', E);
  put(table, E, 4, { warrior: 1 });
  put(table, M, 4, { warrior: 2 });
  put(table, M, 7, { warrior: 1 });
  expect(warriorMover.can(table.state, E, null)).toBe(false);
  put(table, E, 4, { warrior: 1 });
  expect(play(warriorMover.take(table, E, null, false)).ids).not.toContain('clearing:7');
  table.state.open.turn.boats = true;
  expect(play(warriorMover.take(table, E, null, false)).ids).toContain('clearing:7');
});

test('ROOT-S73 hits on the buyer are shared with the mercenaries, the buyer first', () => {
  const table = company('daylight', E);
  table.state.open.turn.hired = R;
  put(table, E, 6, { warrior: 2 });
  put(table, R, 6, { warrior: 3 });
  put(table, M, 6, { warrior: 4 });
  play(fight(table, E, M, 6), ...dice(3, 3));
  expect(at(table, E, 6)).toEqual({});
  expect(at(table, R, 6)).toEqual({ warrior: 2 });
  expect(at(table, M, 6)).toEqual({ warrior: 1 });
});

test('ROOT-11.2.7.2 mercenaries alone fight for the buyer, but not against their company', () => {
  const table = company('daylight', E);
  table.state.open.turn.hired = R;
  put(table, R, 6, { warrior: 2 });
  expect(canBattleIn(table.state, E, 6)).toBe(false);
  put(table, M, 6, { warrior: 1 });
  play(battle(table, E), ...dice(2, 0));
  expect(at(table, M, 6)).toEqual({});
  turnOf(table, E, 'daylight');
  put(table, M, 6, { warrior: 1 });
  expect(canBattleIn(table.state, E, 6)).toBe(false);
});

test('ROOT-11.2.7.2 mercenaries stay where their buyer removes all enemies; their trade post does not', () => {
  const table = company('daylight', E);
  table.state.open.turn.hired = R;
  put(table, R, 6, { warrior: 2 });
  post(table, 6);
  play(removeAllEnemies(table, E, [6]));
  expect(at(table, R, 6)).toEqual({ warrior: 2 });
  expect(player(table, E).vp).toBe(1);
});

test('ROOT-11.2.7.4 the Vagabond exhausts items, for own warriors of the Riverfolk, and hires nobody', () => {
  const table = company('start-of-birdsong', M, ['vagabond', 'eyrie']);
  price(table, 2, 3, 1);
  hold(table, R, 'anvil');
  const { items } = vagabondBoard(table.state, M);
  for (const item of ['boot', 'torch'] as const) items.push({ item, up: true, damaged: false, ruin: false });
  const rule = offer(table, M);
  expect(play(rule).ids).toEqual(['pass', 'riverfolk.buy:hand-card:2']);
  play(rule, 'riverfolk.buy:hand-card:2');
  expect(items.map(({ up }) => up)).toEqual([false, false]);
  expect(inside(board(table).payments)).toEqual([0, 0, 2]);
  expect(hand(table, M)).toEqual(['anvil']);
});

test('ROOT-11.2.7.4 a mercenary that falls against the Vagabond makes the buyer hostile', () => {
  const table = company('daylight', E, ['vagabond', 'eyrie']);
  table.state.open.turn.hired = R;
  player(table, M).pawn = 6;
  vagabondBoard(table.state, M).items.push({ item: 'sword', up: true, damaged: false, ruin: false });
  put(table, R, 6, { warrior: 1 });
  play(fight(table, E, M, 6), ...dice(1, 1));
  expect(at(table, R, 6)).toEqual({});
  expect(isHostile(table.state, M, E)).toBe(true);
  expect(isHostile(table.state, M, R)).toBe(false);
});
