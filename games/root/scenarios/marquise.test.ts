/** Scenarios E: the Marquise. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { fight } from '../rules/battle/battle.ts';
import { build } from '../rules/factions/marquise/build.ts';
import { actions } from '../rules/factions/marquise/daylight.ts';
import { marquise } from '../rules/factions/marquise/marquise.ts';
import { setup } from '../rules/factions/marquise/setup.ts';
import { boardOf } from '../rules/factions/marquise/state.ts';
import { produceWood, suppliers } from '../rules/factions/marquise/wood.ts';
import { remove, removeAllEnemies, warriors } from '../rules/woodland/removal.ts';
import { at, dice, E, everywhere, hand, hold, lead, M, player, put, turnOf, woodland } from './woodland.ts';

test('ROOT-6.3 setup: keep, a warrior nearly everywhere, three buildings around the keep', () => {
  const table = woodland();
  const rule = setup(table, M);
  expect(play(rule).ids).toEqual(['clearing:1', 'clearing:2', 'clearing:3', 'clearing:4']);
  expect(play(rule, 'clearing:1').ids).toEqual(['clearing:1', 'clearing:5', 'clearing:9', 'clearing:10']);
  expect(play(rule, 'clearing:1', 'clearing:5').ids).toEqual(['clearing:5', 'clearing:9', 'clearing:10']);
  play(rule, 'clearing:10');
  expect(at(table, M, 1)).toEqual({ warrior: 1, sawmill: 1, keep: 1 });
  expect(at(table, M, 3)).toEqual({});
  expect(player(table, M)).toMatchObject({ supply: 14, left: [5, 5, 5, 8, 0], corner: 1 });
});

test('ROOT-6.4 too little wood: she chooses which sawmills produce', () => {
  const table = woodland();
  put(table, M, 5, { sawmill: 2, wood: 7 });
  put(table, M, 9, { sawmill: 1 });
  expect(play(produceWood(table, M)).ids).toEqual(['clearing:5', 'clearing:9']);
});

test('ROOT-S37 wood comes along an unbroken chain of ruled clearings', () => {
  const table = woodland();
  put(table, M, 5, { workshop: 2 });
  put(table, M, 1, { keep: 1, warrior: 1, wood: 1 });
  put(table, M, 9, { warrior: 1 });
  put(table, M, 4, { warrior: 1, wood: 1 });
  put(table, M, 12, { wood: 2 });
  put(table, E, 12, { warrior: 3 });
  put(table, E, 5, { warrior: 3 });
  expect([...suppliers(table.state, M, 9)].sort()).toEqual([1, 4, 9]);
  const rule = build(table, M);
  expect(play(rule, 'marquise.building:workshop', 'clearing:9').done).toBe(true);
  expect(player(table, M).vp).toBe(2);
  expect(at(table, M, 12)).toEqual({ wood: 2 });
  expect(at(table, M, 1)).toEqual({ keep: 1, warrior: 1 });
});

test('ROOT-S38 the sixth sawmill costs 4 wood and scores 5 VP', () => {
  const table = woodland();
  put(table, M, 9, { sawmill: 2 });
  put(table, M, 2, { sawmill: 2, wood: 4 });
  put(table, M, 5, { sawmill: 1 });
  play(build(table, M), 'marquise.building:sawmill');
  expect(player(table, M)).toMatchObject({ vp: 5, left: [0, 6, 6, 8, 1] });
});

test('ROOT-S39 each bird card spent is one more action', () => {
  const table = woodland();
  put(table, M, 1, { warrior: 3 });
  hold(table, M, 'armorers', 'sappers', 'anvil');
  boardOf(table.state, M).actions = 0;
  const rule = actions(table, M);
  expect(play(rule).ids).toEqual(['marquise.extra-action:armorers', 'marquise.extra-action:sappers', 'done']);
  expect(play(rule, 'marquise.extra-action:armorers', 'marquise.extra-action:sappers').ask).toEqual({
    kind: 'marquise.daylight',
    actions: 2,
  });
});

test('ROOT-S40 one matching card saves all warriors removed together', () => {
  const table = woodland();
  turnOf(table, E);
  put(table, M, 1, { keep: 1 });
  put(table, M, 6, { warrior: 3 });
  put(table, E, 6, { warrior: 4 });
  hold(table, M, 'armorers');
  play(fight(table, E, M, 6), 'pass', ...dice(3, 0), 'card:armorers');
  expect(at(table, M, 1)).toEqual({ warrior: 3, keep: 1 });
  expect(player(table, M).supply).toBe(22);
});

test('ROOT-S41 the keep falls in the same removal: no Field Hospitals', () => {
  const table = woodland();
  turnOf(table, E);
  put(table, M, 1, { keep: 1, warrior: 2 });
  put(table, E, 1, { warrior: 4 });
  hold(table, M, 'armorers');
  lead(table, E, 'commander');
  const next = play(fight(table, E, M, 1), 'pass', ...dice(2, 0));
  expect(next.done).toBe(true);
  expect(player(table, E).vp).toBe(1);
  expect(player(table, M)).toMatchObject({ supply: 25, gone: [0, 0, 0, 0, 1] });
});

test('ROOT-S42 an ambushed army is healed in the keep at once, and the battle goes on', () => {
  const table = woodland();
  put(table, M, 1, { keep: 1, warrior: 2 });
  put(table, E, 1, { warrior: 1 });
  hold(table, E, 'ambush-fox');
  hold(table, M, 'anvil');
  play(fight(table, M, E, 1), 'card:ambush-fox', 'pass', 'card:anvil', ...dice(1, 0));
  expect(at(table, M, 1)).toEqual({ warrior: 2, keep: 1 });
  expect(at(table, E, 1)).toEqual({});
});

test('ROOT-S43 five recruiters: three cards', () => {
  const table = woodland();
  put(table, M, 2, { recruiter: 2 });
  put(table, M, 5, { recruiter: 2 });
  put(table, M, 9, { recruiter: 1 });
  turnOf(table, M, 'evening');
  play(marquise.turn.evening(table, M));
  expect(hand(table, M)).toHaveLength(3);
});

test('ROOT-G7 her own removals can be healed too', () => {
  const table = woodland();
  put(table, M, 1, { keep: 1 });
  put(table, M, 5, { warrior: 1 });
  hold(table, M, 'bake-sale');
  play(remove(table, [{ ...warriors(M, 5, 1), by: M }]), 'card:bake-sale');
  expect(at(table, M, 1)).toEqual({ warrior: 1, keep: 1 });
});

test('ROOT-14.9 a favor sweeps its suit: points for buildings and tokens, one hospital card for each clearing', () => {
  const table = woodland();
  turnOf(table, E);
  put(table, M, 1, { keep: 1 });
  put(table, M, 3, { warrior: 2 });
  put(table, M, 5, { warrior: 1, workshop: 1 });
  hold(table, M, 'bake-sale', 'ambush-rabbit');
  play(removeAllEnemies(table, E, [3, 4, 5, 10]), 'card:bake-sale', 'card:ambush-rabbit');
  expect(player(table, E).vp).toBe(1);
  expect(at(table, M, 1)).toEqual({ warrior: 3, keep: 1 });
});

test('ROOT-6.5.3 too few warriors: she chooses where they are recruited', () => {
  const table = woodland();
  put(table, M, 2, { recruiter: 1 });
  put(table, M, 5, { recruiter: 1 });
  for (const clearing of everywhere) put(table, M, clearing, { warrior: 2 });
  const rule = actions(table, M);
  expect(play(rule, 'recruit').ids).toEqual(['clearing:2', 'clearing:5']);
  expect(play(rule, 'clearing:5').ids).not.toContain('recruit');
  expect(at(table, M, 5)).toMatchObject({ warrior: 3 });
});
