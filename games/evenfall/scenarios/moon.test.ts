/** Section 11, the Moon side: EVE-S44 to EVE-S49 and EVE-S56. */
import { moveId } from '@tavola/kernel/rules/ask.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import type { CovenId } from '../data/cards.ts';
import { councilCost } from '../rules/actions/cards.ts';
import { income } from '../rules/income.ts';
import { play as wholeGame } from '../rules/play.ts';
import { sheetOf } from '../rules/scoring/scoring.ts';
import { takeTurn, turnMoves } from '../rules/turn.ts';
import { A, evening, giveStone, hold, lay, onStart, player, send, withCovens } from './evening.ts';

const moon = (coven: CovenId) => evening(withCovens(coven, coven === 'star' ? 'cross' : 'star'), { side: 'moon' });

test('EVE-S44 Star: one card for a Mana, the first Council Member free', () => {
  const table = moon('star');
  hold(table, A, 'phoenix');
  const rule = takeTurn(table, A);
  expect(play(rule, 'free:discard:1', 'discard:phoenix').ids).toEqual([
    'gain:herb',
    'gain:elixir',
    'gain:knowledge',
    'gain:mana',
  ]);
  play(rule, 'gain:mana');
  expect(player(table, A).mana).toBe(1);
  expect(councilCost(table.state, A)).toEqual({});
});

test('EVE-S45 Cross: its board field gives both halves, to a Witch only', () => {
  const table = moon('cross');
  player(table, A).track = 1;
  expect(turnMoves(table.state, A).map(moveId)).not.toContain('field:board:elder');
  play(takeTurn(table, A), 'field:board:witch', 'half:cross:2:0', 'gain:knowledge');
  expect(player(table, A)).toMatchObject({ track: 2, vp: 3, knowledge: 1, boardField: 1 });
  expect(turnMoves(table.state, A).map(moveId)).not.toContain('field:board:witch');
});

test('EVE-S46 Cross: the token gives any half of a reached field', () => {
  const table = moon('cross');
  player(table, A).track = 3;
  const rule = takeTurn(table, A);
  expect(play(rule, 'token').ids).toEqual(['reached:cross:1', 'reached:cross:2', 'reached:cross:3']);
  expect(play(rule, 'reached:cross:2').ids).toEqual(['half:cross:2:0', 'half:cross:2:1']);
  play(rule, 'half:cross:2:0');
  expect(player(table, A)).toMatchObject({ track: 3, vp: 3 });
});

test('EVE-S47 Circle: the income explores the Outer Circle', () => {
  const table = moon('circle');
  Object.assign(player(table, A), { herb: 3, elixir: 3 });
  expect(player(table, A).outer.map(({ place }) => place)).toEqual(['eternal-tree-moon', 'cave-1']);
  expect(player(table, A).inner).toEqual([]);
  play(income(table));
  expect(player(table, A)).toMatchObject({ herb: 3, elixir: 4, knowledge: 4 });
  expect(player(table, A).hand).toHaveLength(6);
});

test('EVE-S48 Spear: a stone on a stone field still doubles a Ritual', () => {
  const table = moon('spear');
  giveStone(table, A, 'eye-1');
  lay(table, A, 'inner', 'cave-3', { ritual: 'phoenix' });
  const rule = takeTurn(table, A);
  play(rule, 'free:stone:eye-1:a', 'gain:herb', 'gain:herb', 'gain:elixir', 'gain:knowledge');
  expect(player(table, A)).toMatchObject({ herb: 2, elixir: 1, knowledge: 1 });
  expect(
    turnMoves(table.state, A)
      .map(moveId)
      .filter((id) => id.startsWith('free:stone')),
  ).toEqual([]);
  expect(sheetOf(table.state, A).stones).toEqual([{ stone: 'eye-1', place: 'cave-3', vp: 4 }]);
});

test('EVE-S49 the Red stone needs a Place that has a symbol', () => {
  const table = moon('spear');
  giveStone(table, A, 'red');
  onStart(table, A, 'lake-dragon');
  lay(table, A, 'inner', 'cave-2', { ritual: 'raven-messenger' });
  expect(sheetOf(table.state, A).stones).toEqual([{ stone: 'red', place: 'cave-2', vp: 2 }]);
});

test('EVE-S56 Spear: a stone won in the last conflict can still be used', () => {
  const table = moon('spear');
  table.state.round = 3;
  table.state.phase = 'conflict';
  table.state.resolved = 1;
  send(table, A, 'central-mountains', { witches: 1 });
  for (const region of table.state.regions) region.stones = region.stones.filter((stone) => stone !== 'flame-1');
  (table.state.regions[1] as { stones: string[] }).stones = ['raven-1', 'flame-1', 'wave-1', 'root-1'];
  lay(table, A, 'inner', 'sanctuary-4', { ritual: 'phoenix' });
  const rule = wholeGame(table);
  expect(play(rule, 'dial:0', 'stone:flame-1').ids).toContain('free:stone:flame-1:d');
  const { result } = play(rule, 'free:stone:flame-1:d');
  expect(player(table, A).mana).toBe(2);
  expect(table.state.sheets[A]).toMatchObject({
    played: 5,
    stones: [{ stone: 'flame-1', place: 'sanctuary-4', vp: 4 }],
  });
  expect(result?.scores?.[A]).toBe(5 + 4 + 4 + 3);
});

test('EVE-7.1 Star: playing on the mine trades a card for 3 Resources, if wanted', () => {
  const table = moon('star');
  Object.assign(player(table, A), { knowledge: 2 });
  hold(table, A, 'mana-well', 'phoenix');
  const rule = takeTurn(table, A);
  expect(play(rule, 'ritual:mana-well').ids).toEqual(['pay-cost', 'decline']);
  play(rule, 'pay-cost', 'discard:phoenix', 'gain:herb', 'gain:herb', 'gain:herb');
  expect(player(table, A)).toMatchObject({ herb: 3, hand: [] });
});

test('EVE-7.3 Circle: Elders use outer fields; the token gives Mana for each outer Place', () => {
  const table = moon('circle');
  lay(table, A, 'outer', 'cave-2', { ritual: 'mana-well' });
  expect(turnMoves(table.state, A).map(moveId)).toContain('field:cave-2:elder');
  play(takeTurn(table, A), 'token');
  expect(player(table, A)).toMatchObject({ mana: 3, herb: 0, elixir: 0, knowledge: 0 });
});

test('EVE-7.4 Spear: a Ritual on the Ark brings the Red stone, once', () => {
  const table = moon('spear');
  player(table, A).knowledge = 2;
  hold(table, A, 'mana-well');
  play(takeTurn(table, A), 'ritual:mana-well');
  expect(player(table, A).stones).toEqual([{ id: 'red', field: null }]);
  expect(table.state.redStone).toBe(false);
});
