/** Scenarios I: the Corvid Conspiracy. */
import { seededRng } from '@tavola/kernel/rng.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { fight } from '../rules/battle.ts';
import { craftStep } from '../rules/craft.ts';
import { birdsong as revolts } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { flipPlots, recruit } from '../rules/factions/corvids/birdsong.ts';
import { corvids } from '../rules/factions/corvids/corvids.ts';
import { daylight, evening } from '../rules/factions/corvids/daylight.ts';
import {
  boardOf,
  faceDownAt,
  faceUp,
  faceUpAt,
  layFaceDown,
  type Plot,
  turnUp,
  viewSecret,
} from '../rules/factions/corvids/state.ts';
import { actions } from '../rules/factions/marquise/daylight.ts';
import { daylight as roam } from '../rules/factions/vagabond/daylight.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { boardOf as itemsOf } from '../rules/factions/vagabond/state.ts';
import { warriorMover } from '../rules/move.ts';
import { canPlace } from '../rules/place.ts';
import { remove, token, warriors } from '../rules/removal.ts';
import { offer } from '../rules/windows.ts';
import { at, dice, hand, hold, M, player, put, turnOf, type Woodland, woodland } from './woodland.ts';

const C = 1;

function withCorvids(part: Parameters<typeof turnOf>[2] = 'daylight', foe: 'marquise' | 'alliance' = 'marquise') {
  const table = woodland([foe, 'corvids']);
  turnOf(table, C, part);
  return table;
}

function hide(table: Woodland, clearing: number, plot: Plot): void {
  put(table, C, clearing, { plot: 1 });
  layFaceDown(table.state, C, clearing, plot);
}

function show(table: Woodland, clearing: number, plot: Plot): void {
  hide(table, clearing, plot);
  turnUp(table.state, C, clearing);
}

test('ROOT-13.3 setup: a warrior in a clearing of each suit, but not at the keep', () => {
  const table = withCorvids();
  put(table, M, 1, { keep: 1 });
  const rule = corvids.setup(table, C);
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

test('ROOT-S82 a bomb scores, removes all enemy pieces, then itself', () => {
  const table = withCorvids('birdsong');
  show(table, 4, 'snare');
  show(table, 9, 'extortion');
  hide(table, 6, 'bomb');
  hide(table, 7, 'raid');
  put(table, C, 6, { warrior: 1 });
  put(table, M, 6, { warrior: 2, sawmill: 1 });
  const rule = flipPlots(table, C);
  expect(play(rule).ids).toEqual(['corvids.flip:6', 'done']);
  expect(play(rule, 'corvids.flip:6').done).toBe(true);
  expect(player(table, C).vp).toBe(4);
  expect(at(table, M, 6)).toEqual({});
  expect(at(table, C, 6)).toEqual({ warrior: 1 });
  expect(faceUp(table.state, C)).toEqual([4, 9]);
  expect(player(table, M).vp).toBe(0);
});

test('ROOT-13.7 extortion takes a random card of each enemy there, and brings a card in Evening', () => {
  const table = woodland(['marquise', 'corvids', 'eyrie', 'duchy']);
  turnOf(table, C, 'birdsong');
  hide(table, 6, 'extortion');
  put(table, C, 6, { warrior: 1 });
  put(table, M, 6, { wood: 1 });
  put(table, 2, 6, { warrior: 1 });
  hold(table, M, 'anvil', 'sword');
  hold(table, 2, 'bake-sale');
  hold(table, 3, 'armorers');
  play(flipPlots(table, C), 'corvids.flip:6', 'pick=1');
  expect(hand(table, C)).toEqual(['sword', 'bake-sale']);
  expect(hand(table, 3)).toEqual(['armorers']);
  turnOf(table, C, 'evening');
  play(evening(table, C), 'done');
  expect(hand(table, C)).toHaveLength(4);
});

test('ROOT-S83 a snare: enemies neither leave nor place, but move in', () => {
  const table = withCorvids();
  turnOf(table, M);
  show(table, 6, 'snare');
  put(table, M, 6, { warrior: 2, recruiter: 1 });
  put(table, M, 2, { warrior: 1 });
  const rule = warriorMover.take(table, M, null, false);
  expect(play(rule).ids).toEqual(['clearing:5', 'clearing:6', 'clearing:10']);
  play(rule, 'clearing:6');
  expect(at(table, M, 6)).toEqual({ warrior: 3, recruiter: 1 });
  expect(play(actions(table, M)).ids).not.toContain('recruit');
  expect(canPlace(table.state, C, 6)).toBe(true);
});

test('ROOT-S83 a Vagabond slips out of a snare, but does not move out with a boot', () => {
  const table = woodland(['vagabond', 'corvids']);
  turnOf(table, 0);
  show(table, 6, 'snare');
  player(table, 0).pawn = 6;
  itemsOf(table.state, 0).items.push({ item: 'boot', up: true, damaged: false, ruin: false });
  expect(play(roam(table, 0)).ids).not.toContain('move');
  expect(play(slip(table, 0)).ids).toContain('clearing:2');
});

test('ROOT-13.7 a revolt removes the snare before it places', () => {
  const table = withCorvids('birdsong', 'alliance');
  turnOf(table, 0, 'birdsong');
  show(table, 8, 'snare');
  put(table, 0, 8, { sympathy: 1 });
  hold(table, 0, 'anvil', 'foxfolk-steel');
  supportersOf(table.state, 0).push(...(table.state.hidden.hands[0] as string[]).splice(0));
  play(revolts(table, 0), 'alliance.revolt:8');
  expect(at(table, 0, 8)).toEqual({ base: 1, sympathy: 1, warrior: 1 });
});

test('ROOT-S84 Exposure: a wrong guess costs the card, a right one removes the plot without effect', () => {
  const table = withCorvids();
  turnOf(table, M);
  hide(table, 8, 'raid');
  put(table, M, 8, { warrior: 1 });
  hold(table, M, 'anvil', 'armorers');
  const rule = offer(table, M);
  expect(play(rule).ids).toEqual(['pass', 'corvids.expose:8']);
  expect(play(rule, 'corvids.expose:8', 'corvids.type:bomb').ids).toEqual(['card:anvil', 'card:armorers']);
  play(rule, 'card:anvil');
  expect(hand(table, C)).toEqual(['anvil']);
  expect(boardOf(table.state, C).denied[8]).toEqual(['bomb']);
  expect(at(table, C, 8)).toEqual({ plot: 1 });
  play(rule, 'corvids.expose:8', 'corvids.type:raid', 'card:armorers');
  expect(at(table, C, 8)).toEqual({});
  expect(player(table, M).vp).toBe(1);
  expect(player(table, C)).toMatchObject({ supply: 15, left: [8] });
  expect(hand(table, M)).toEqual(['armorers']);
});

test('ROOT-13.2.4 whoever has no piece there, or no matching card, exposes nothing', () => {
  const table = withCorvids();
  turnOf(table, M);
  hide(table, 8, 'raid');
  hold(table, M, 'sword');
  expect(play(offer(table, M)).done).toBe(true);
  put(table, M, 8, { warrior: 1 });
  expect(play(offer(table, M)).ids).toEqual(['pass']);
  turnOf(table, M, 'end-of-evening');
  expect(play(offer(table, M)).done).toBe(true);
});

test('ROOT-S85 a raid that is removed brings a warrior to each clearing around, but not to the keep', () => {
  const table = withCorvids();
  turnOf(table, M);
  put(table, M, 1, { keep: 1 });
  put(table, M, 5, { warrior: 3 });
  hide(table, 5, 'raid');
  play(fight(table, M, C, 5), ...dice(0, 0));
  expect(at(table, C, 2)).toEqual({ warrior: 1 });
  expect(at(table, C, 1)).toEqual({});
  expect(at(table, M, 5)).toEqual({ warrior: 2 });
  expect(player(table, M).vp).toBe(1);
});

test('ROOT-13.7 with too few warriors the Corvids choose where the raid comes out', () => {
  const table = withCorvids();
  turnOf(table, M);
  put(table, C, 4, { warrior: 14 });
  hide(table, 5, 'raid');
  const rule = remove(table, [{ ...token(C, 0, 5), by: M }]);
  expect(play(rule)).toMatchObject({ seat: C, ids: ['clearing:1', 'clearing:2'] });
  play(rule, 'clearing:2');
  expect(at(table, C, 2)).toEqual({ warrior: 1 });
});

test('ROOT-G32 a face-down raid that can bring nobody is not shown', () => {
  const table = withCorvids();
  put(table, C, 4, { warrior: 15 });
  hide(table, 5, 'raid');
  play(remove(table, [{ ...token(C, 0, 5), by: M }]));
  expect(table.events.map(({ kind }) => kind)).toEqual(['removed', 'scored']);
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

test('ROOT-13.2.5 a plot that lies face up is no agent', () => {
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

test('ROOT-13.6 whoever exerts takes one more action and draws nothing', () => {
  const table = withCorvids('evening');
  put(table, C, 4, { warrior: 2 });
  const rule = evening(table, C);
  expect(play(rule).ids).toEqual(['move', 'corvids.plot', 'done']);
  expect(play(rule, 'corvids.plot', 'corvids.type:snare').done).toBe(true);
  expect(hand(table, C)).toEqual([]);
});

test('ROOT-13.2.2 others imagine plots of any kind that is left and was not denied', () => {
  const table = withCorvids();
  hide(table, 4, 'bomb');
  hide(table, 9, 'raid');
  show(table, 7, 'snare');
  show(table, 6, 'snare');
  boardOf(table.state, C).denied[4] = ['raid', 'extortion'];
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    corvids.redeal?.(table.state, C, M, seededRng(seed));
    found.add(`${faceDownAt(table.state, C, 4)} ${faceDownAt(table.state, C, 9)}`);
  }
  expect([...found].sort()).toEqual(['bomb bomb', 'bomb extortion', 'bomb raid']);
});

test('ROOT-13.2.2 a plot that is removed goes back to the supply, whatever it was', () => {
  const table = withCorvids();
  show(table, 8, 'snare');
  put(table, C, 8, { warrior: 1 });
  play(
    remove(table, [
      { ...token(C, 0, 8), by: M },
      { ...warriors(C, 8, 1), by: M },
    ]),
  );
  expect(boardOf(table.state, C).up[8]).toBeNull();
  expect(player(table, C)).toMatchObject({ supply: 15, left: [8] });
});
