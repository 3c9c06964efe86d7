/** Scenarios I: the plots of the Corvids: what they do, how they are exposed and removed, and who knows them. */
import { cameToLight, unknownIn } from '@tavola/kernel/host/unknown.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { game } from '../game.ts';
import { fight } from '../rules/battle/battle.ts';
import { birdsong as revolts } from '../rules/factions/alliance/birdsong.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { flipPlots } from '../rules/factions/corvids/birdsong.ts';
import { corvids } from '../rules/factions/corvids/corvids.ts';
import { evening } from '../rules/factions/corvids/daylight.ts';
import { boardOf, faceDownAt, faceUp } from '../rules/factions/corvids/state.ts';
import { actions } from '../rules/factions/marquise/daylight.ts';
import { daylight as roam } from '../rules/factions/vagabond/daylight.ts';
import { slip } from '../rules/factions/vagabond/move.ts';
import { boardOf as itemsOf } from '../rules/factions/vagabond/state.ts';
import { offer } from '../rules/turn/windows.ts';
import { warriorMover } from '../rules/woodland/move.ts';
import { canPlace } from '../rules/woodland/place.ts';
import { remove, token, warriors } from '../rules/woodland/removal.ts';
import { C, hide, show, withCorvids } from './corvid-conspiracy.ts';
import { at, dice, hand, hold, M, player, put, turnOf, woodland } from './woodland.ts';

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
  play(revolts(table, 0), 'alliance.revolt:8', 'card:anvil', 'card:foxfolk-steel');
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

test('ROOT-13.2.4 a wrong guess at a plot tells something too, to the last of its kinds', () => {
  const table = withCorvids();
  hide(table, 8, 'raid');
  const unknown = () => unknownIn({ game, options: table.options }, copy(table.state), M);
  for (const guess of ['bomb', 'snare', 'extortion'] as const) {
    const before = unknown();
    expect(cameToLight(before, unknown())).toBe(false);
    boardOf(table.state, C).denied[8]?.push(guess);
    expect(cameToLight(before, unknown())).toBe(true);
  }
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

test('ROOT-13.2.2 others imagine plots of any kind that is left and was not denied', () => {
  const table = withCorvids();
  hide(table, 4, 'bomb');
  hide(table, 9, 'raid');
  show(table, 7, 'snare');
  show(table, 6, 'snare');
  boardOf(table.state, C).denied[4] = ['raid', 'extortion'];
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    corvids.secret?.redeal?.(table.state, C, M, seededRng(seed));
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
