/** Scenarios I: the Corvid Conspiracy. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { fight } from '../rules/battle/battle.ts';
import { recruit } from '../rules/factions/corvids/birdsong.ts';
import { corvids } from '../rules/factions/corvids/corvids.ts';
import { daylight, evening } from '../rules/factions/corvids/daylight.ts';
import { boardOf, faceDownAt, faceUpAt, viewSecret } from '../rules/factions/corvids/state.ts';
import { craftStep } from '../rules/turn/craft.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { C, hide, show, withCorvids } from './corvid-conspiracy.ts';
import { at, dice, hand, hold, M, player, put, turnOf } from './woodland.ts';

test('ROOT-13.3 setup: a warrior in a clearing of each suit, but not at the keep', () => {
  const table = withCorvids();
  put(table, M, 1, { keep: 1 });
  const rule = corvids.turn.setup(table, C);
  expect(play(rule).ids).toEqual(['clearing:6', 'clearing:8', 'clearing:12']);
  play(rule, 'clearing:8', 'clearing:10', 'clearing:9');
  for (const clearing of [8, 10, 9]) expect(at(table, C, clearing)).toEqual({ warrior: 1 });
  expect(player(table, C)).toMatchObject({ supply: 12, left: [8] });
});

test('ROOT-S81 each further plot of a turn costs a warrior more', () => {
  const table = withCorvids();
  put(table, C, 4, { warrior: 3 });
  put(table, C, 9, { warrior: 2 });
  const rule = daylight(table, C);
  expect(play(rule, 'corvids.plot').ids).toEqual(['clearing:4', 'clearing:9']);
  expect(play(rule, 'clearing:4').ids).toEqual([
    'corvids.type:bomb',
    'corvids.type:snare',
    'corvids.type:extortion',
    'corvids.type:raid',
  ]);
  play(rule, 'corvids.type:bomb');
  expect(at(table, C, 4)).toEqual({ warrior: 2, plot: 1 });
  play(rule, 'corvids.plot', 'corvids.type:bomb');
  expect(at(table, C, 9)).toEqual({ plot: 1 });
  expect(player(table, C)).toMatchObject({ supply: 13, left: [6] });
  expect(viewSecret(table.state, C, C)?.[4]).toBe('bomb');
  expect(viewSecret(table.state, C, M)).toBeNull();
});

test('ROOT-13.5 two copies of each kind, and one plot in a clearing', () => {
  const table = withCorvids();
  put(table, C, 4, { warrior: 3 });
  hide(table, 9, 'bomb');
  show(table, 7, 'bomb');
  const rule = daylight(table, C);
  expect(play(rule, 'corvids.plot').ids).toEqual(['corvids.type:snare', 'corvids.type:extortion', 'corvids.type:raid']);
  play(rule, 'corvids.type:raid');
  expect(play(rule).ids).toEqual(['move', 'corvids.trick', 'done']);
});

test('ROOT-13.5 trick: two plots of one face change places', () => {
  const table = withCorvids();
  hide(table, 4, 'bomb');
  hide(table, 9, 'raid');
  show(table, 7, 'snare');
  boardOf(table.state, C).denied[4] = ['raid'];
  const rule = daylight(table, C);
  expect(play(rule, 'corvids.trick').ids).toEqual(['clearing:4', 'clearing:9']);
  play(rule, 'clearing:4');
  expect([faceDownAt(table.state, C, 4), faceDownAt(table.state, C, 9)]).toEqual(['raid', 'bomb']);
  expect(boardOf(table.state, C).denied[9]).toEqual(['raid']);
  expect(faceUpAt(table.state, C, 7)).toBe('snare');
});

test('ROOT-S86 Embedded Agents: a face-down plot without warriors deals a hit', () => {
  const table = withCorvids();
  turnOf(table, M);
  put(table, M, 8, { warrior: 3 });
  hide(table, 8, 'bomb');
  play(fight(table, M, C, 8), ...dice(2, 1));
  expect(table.events).toContainEqual({ kind: 'hits', attacker: 3, defender: 1, extra: [1, 1] });
  expect(at(table, M, 8)).toEqual({ warrior: 2 });
  expect(at(table, C, 8)).toEqual({});
});

test('ROOT-13.2.5 a plot that lies face up is not an agent', () => {
  const table = withCorvids();
  turnOf(table, M);
  put(table, M, 8, { warrior: 3 });
  show(table, 8, 'bomb');
  play(fight(table, M, C, 8), ...dice(0, 0));
  expect(at(table, M, 8)).toEqual({ warrior: 3 });
});

test('ROOT-13.2.3 the Corvids move regardless of rule', () => {
  const table = withCorvids();
  put(table, C, 9, { warrior: 1 });
  put(table, M, 9, { warrior: 3 });
  put(table, M, 12, { warrior: 3 });
  play(warriorMover.take(table, C, null, false), 'clearing:12');
  expect(at(table, C, 12)).toEqual({ warrior: 1 });
});

test('ROOT-13.2.1 plots of either face craft', () => {
  const table = withCorvids('birdsong');
  hide(table, 8, 'raid');
  show(table, 6, 'snare');
  hold(table, C, 'foxfolk-steel');
  play(craftStep(table, C), 'craft:foxfolk-steel');
  expect(player(table, C)).toMatchObject({ vp: 2, items: ['sword'] });
});

test('ROOT-13.4.3 a card for a warrior in every clearing of its suit; a bird names the suit', () => {
  const table = withCorvids('birdsong');
  put(table, M, 1, { keep: 1 });
  hold(table, C, 'armorers');
  const rule = recruit(table, C);
  expect(play(rule, 'corvids.recruit:armorers').ids).toEqual(['suit:fox', 'suit:rabbit', 'suit:mouse']);
  play(rule, 'suit:fox');
  for (const clearing of [6, 8, 12]) expect(at(table, C, clearing)).toEqual({ warrior: 1 });
  expect(at(table, C, 1)).toEqual({});
  expect(table.state.open.discard).toEqual(['armorers']);
});

test('ROOT-13.4.3 with too few warriors the Corvids choose where', () => {
  const table = withCorvids('birdsong');
  put(table, C, 4, { warrior: 13 });
  hold(table, C, 'anvil');
  const rule = recruit(table, C);
  expect(play(rule, 'corvids.recruit:anvil').ids).toEqual(['clearing:1', 'clearing:6', 'clearing:8', 'clearing:12']);
  expect(play(rule, 'clearing:8', 'clearing:12').done).toBe(true);
});

test('ROOT-13.6 a player who exerts takes one more action and draws nothing', () => {
  const table = withCorvids('evening');
  put(table, C, 4, { warrior: 2 });
  const rule = evening(table, C);
  expect(play(rule).ids).toEqual(['move', 'corvids.plot', 'done']);
  expect(play(rule, 'corvids.plot', 'corvids.type:snare').done).toBe(true);
  expect(hand(table, C)).toEqual([]);
});
