/** Scenarios I: the Riverfolk. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { daylight } from '../rules/factions/riverfolk/daylight.ts';
import { riverfolk } from '../rules/factions/riverfolk/riverfolk.ts';
import { emptySpaces } from '../rules/factions/riverfolk/state.ts';
import { craft } from '../rules/turn/craft.ts';
import { turn } from '../rules/turn/turn.ts';
import { view } from '../rules/view/view.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { remove, removeAllEnemies, token } from '../rules/woodland/removal.ts';
import { board, company, E, fill, inside, M, post, R } from './riverfolk-company.ts';
import { at, crafted, dice, discarded, hand, hold, player, put, turnOf, woodland } from './woodland.ts';

test('ROOT-11.3 setup: four warriors at the river, three in Payments, three prices', () => {
  const table = company();
  const rule = riverfolk.turn.setup(table, R);
  expect(play(rule).ids).toEqual([4, 5, 7, 10, 11].map((clearing) => `clearing:${clearing}`));
  play(rule, 'clearing:4', 'clearing:4', 'clearing:7', 'clearing:10');
  play(rule, 'riverfolk.price:3', 'riverfolk.price:1', 'riverfolk.price:4');
  expect(at(table, R, 4)).toEqual({ warrior: 2 });
  expect(board(table)).toMatchObject({ posts: [3, 3, 3], prices: [3, 1, 4] });
  expect(inside(board(table).payments)).toEqual([0, 0, 3]);
  expect(player(table, R).supply).toBe(8);
});

test('ROOT-11.3 no warrior of theirs begins in the keep’s clearing', () => {
  const table = company();
  put(table, M, 4, { keep: 1 });
  expect(play(riverfolk.turn.setup(table, R)).ids).not.toContain('clearing:4');
});

test('ROOT-11.2.2 the Riverfolk swim where they rule nothing', () => {
  const table = company();
  put(table, R, 4, { warrior: 1 });
  put(table, M, 4, { warrior: 5 });
  put(table, M, 7, { warrior: 5 });
  expect(play(warriorMover.take(table, R, null, false)).done).toBe(true);
  expect(at(table, R, 7)).toEqual({ warrior: 1 });
});

test('ROOT-S74 Birdsong: Protectionism, dividends, then everything into the Funds box', () => {
  const table = company('birdsong');
  post(table, 4);
  fill(table, 'funds', M, 3);
  fill(table, 'funds', R, 2);
  fill(table, 'committed', E, 2);
  play(riverfolk.turn.birdsong(table, R));
  expect(player(table, R).vp).toBe(2);
  expect(inside(board(table).funds)).toEqual([3, 2, 4]);
  expect(inside(board(table).payments)).toEqual([0, 0, 0]);
});

test('ROOT-11.4 no dividends without a trade post on the map, no Protectionism with a payment', () => {
  const table = company('birdsong');
  fill(table, 'funds', M, 6);
  fill(table, 'payments', E, 1);
  play(riverfolk.turn.birdsong(table, R));
  expect(player(table, R).vp).toBe(0);
  expect(inside(board(table).funds)).toEqual([6, 1, 0]);
});

test('ROOT-S75 a trade post costs two funds of the player who rules there', () => {
  const table = company();
  fill(table, 'funds', M, 2);
  fill(table, 'funds', E, 1);
  put(table, E, 7, { warrior: 1 });
  put(table, M, 6, { warrior: 1 });
  const supply = player(table, M).supply;
  const rule = daylight(table, R);
  play(rule, 'riverfolk.establish');
  expect(at(table, R, 6)).toEqual({ warrior: 1, 'trade-post': 1 });
  expect(player(table, R).vp).toBe(2);
  expect(player(table, M).supply).toBe(supply + 2);
  expect(board(table).posts).toEqual([2, 3, 3]);
  expect(play(rule).ids).not.toContain('riverfolk.establish');
});

test('ROOT-11.5 a trade post may be paid with own funds, one of each suit runs out, and the keep forbids it', () => {
  const table = company();
  fill(table, 'funds', R, 2);
  for (const clearing of [1, 6, 8, 12]) put(table, R, clearing, { warrior: 1 });
  const rule = daylight(table, R);
  expect(play(rule, 'riverfolk.establish').ids).toEqual(['clearing:1', 'clearing:6', 'clearing:8', 'clearing:12']);
  put(table, M, 1, { keep: 1 });
  expect(play(daylight(table, R), 'riverfolk.establish').ids).not.toContain('clearing:1');
  for (const clearing of [6, 8, 12]) post(table, clearing);
  expect(play(daylight(table, R)).ids).not.toContain('riverfolk.establish');
});

test('ROOT-S76 a lost trade post costs half of the Funds box and leaves its space to craft on', () => {
  const table = company('daylight', E);
  post(table, 6);
  fill(table, 'funds', M, 3);
  fill(table, 'funds', R, 2);
  const rule = remove(table, [{ ...token(R, 0, 6), by: E }]);
  expect(play(rule)).toMatchObject({ seat: R, ids: ['seat:0', 'seat:2'] });
  play(rule, 'seat:2', 'seat:0', 'seat:2');
  expect(player(table, E).vp).toBe(1);
  expect(inside(board(table).funds)).toEqual([2, 0, 0]);
  expect(player(table, R)).toMatchObject({ gone: [1], left: [8] });
  expect(board(table).posts).toEqual([2, 3, 3]);
  expect(emptySpaces(board(table), 'fox')).toBe(1);
});

test('section 6.4: two trade posts lost at once halve one after the other', () => {
  const table = company('daylight', E);
  for (const clearing of [6, 8]) post(table, clearing);
  fill(table, 'funds', R, 5);
  play(removeAllEnemies(table, E, [6, 8]));
  expect(inside(board(table).funds)).toEqual([0, 0, 1]);
});

test('ROOT-11.2.1 crafting commits a fund on an empty space of the suit, once per space', () => {
  const table = company();
  for (const clearing of [6, 7]) post(table, clearing);
  fill(table, 'funds', M, 1);
  fill(table, 'funds', R, 2);
  hold(table, R, 'anvil', 'root-tea-mouse', 'arms-trader');
  const rule = daylight(table, R);
  expect(play(rule).ids).toEqual(expect.arrayContaining(['craft:anvil', 'craft:root-tea-mouse']));
  expect(play(rule).ids).not.toContain('craft:arms-trader');
  play(rule, 'craft:anvil', 'seat:0');
  expect(player(table, R)).toMatchObject({ vp: 2, items: ['hammer'] });
  expect(board(table).spaces.map(inside)).toEqual([
    [1, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(emptySpaces(board(table), 'fox')).toBe(0);
});

test('ROOT-11.5 export: a crafted card without effect, for a warrior of their own in Payments', () => {
  const table = company();
  post(table, 6);
  fill(table, 'funds', M, 1);
  hold(table, R, 'anvil');
  play(daylight(table, R), 'riverfolk.export:anvil');
  expect(player(table, R)).toMatchObject({ vp: 0, items: [] });
  expect(inside(board(table).payments)).toEqual([0, 0, 1]);
  expect(table.state.open).toMatchObject({ discard: ['anvil'], items: { hammer: 1 } });
});

test('ROOT-11.2.1 an icon of any suit takes any empty space', () => {
  const table = company();
  for (const clearing of [6, 8, 7, 3, 4]) post(table, clearing);
  fill(table, 'funds', R, 4);
  hold(table, R, 'royal-claim');
  const rule = craft(table, R, 'royal-claim');
  expect(play(rule).ids).toEqual(['suit:fox', 'suit:rabbit', 'suit:mouse']);
  expect(play(rule, 'suit:mouse').ids).toEqual(['suit:fox', 'suit:rabbit']);
  expect(play(rule, 'suit:fox', 'suit:fox').done).toBe(true);
  expect(player(table, R).crafted).toEqual(['royal-claim']);
  expect(emptySpaces(board(table), 'rabbit')).toBe(1);
});

test('ROOT-11.5 move, battle and draw commit a fund; recruiting spends one', () => {
  const table = company();
  fill(table, 'funds', M, 4);
  put(table, R, 4, { warrior: 1 });
  put(table, M, 7, { warrior: 1 });
  const supply = player(table, M).supply;
  const rule = daylight(table, R);
  play(rule, 'move', 'clearing:7');
  play(rule, 'battle', ...dice(1, 0));
  play(rule, 'riverfolk.draw');
  expect(inside(board(table).committed)).toEqual([3, 0, 0]);
  expect(hand(table, R)).toHaveLength(1);
  expect(play(rule, 'recruit', 'clearing:10').done).toBe(true);
  expect(at(table, R, 10)).toEqual({ warrior: 1 });
  // One for the battle, one for the fund that was spent.
  expect(player(table, M).supply).toBe(supply + 2);
});

test('ROOT-11.5 with an empty supply recruiting needs a fund of their own, which comes back as the recruit', () => {
  const table = company();
  fill(table, 'funds', M, 1);
  fill(table, 'funds', R, 1);
  put(table, R, 4, { warrior: 14 });
  const rule = daylight(table, R);
  play(rule, 'recruit', 'clearing:4');
  expect(at(table, R, 4)).toEqual({ warrior: 15 });
  expect(play(rule).ids).not.toContain('recruit');
});

test('ROOT-11.6 Evening: down to five cards, then prices; nothing is drawn', () => {
  const table = company('evening');
  hold(table, R, 'anvil', 'sword', 'foxfolk-steel', 'armorers', 'sappers', 'cobbler');
  const rule = riverfolk.turn.evening(table, R);
  play(rule, 'card:anvil', 'riverfolk.price:4', 'riverfolk.price:2', 'riverfolk.price:3');
  expect(hand(table, R)).toHaveLength(5);
  expect(board(table).prices).toEqual([4, 2, 3]);
});

test('ROOT-11.2.3 everybody sees the hand of the Riverfolk', () => {
  const table = company();
  hold(table, R, 'anvil');
  hold(table, M, 'sword');
  expect(view(table.state, E).hands).toEqual([null, [], ['anvil']]);
  expect(view(table.state, 'spectator').hands).toEqual([null, null, ['anvil']]);
});

test('ROOT-14X.4 funds that are spent lie on Coffin Makers', () => {
  const table = woodland(['marquise', 'eyrie', 'riverfolk'], { deck: 'exiles-partisans' });
  turnOf(table, R);
  crafted(table, M, 'coffin-makers');
  fill(table, 'funds', E, 1);
  play(daylight(table, R), 'recruit', 'clearing:4');
  expect(table.state.open.coffins).toEqual([0, 1, 0]);
});

test('ROOT-11.5 nothing can be drawn where deck and discard pile are empty', () => {
  const table = company();
  fill(table, 'funds', M, 1);
  table.state.hidden.deck = [];
  expect(play(daylight(table, R)).ids).not.toContain('riverfolk.draw');
});

test('a whole turn: from Birdsong to prices', () => {
  const table = company('start-of-birdsong');
  discarded(table, 'anvil');
  const rule = turn(table);
  expect(play(rule).ids).toEqual(['riverfolk.draw', 'recruit', 'done']);
  const over = play(rule, 'done', 'riverfolk.price:1', 'riverfolk.price:1', 'riverfolk.price:1');
  expect(over.done).toBe(true);
});
