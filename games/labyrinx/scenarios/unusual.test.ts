/** The clauses where nothing is as usual: no target, no card, a wall, the hall in between, two victims at once. */
import { play } from '@tavola/testing/play.ts';
import { expect, test } from 'vitest';
import { takeActions } from '../rules/actions.ts';
import { GameEnd } from '../rules/maze/end.ts';
import { gridOfState } from '../rules/state/state.ts';
import { at, card, closed, given, open, PLAIN, player, type Table, where } from './given.ts';

const CROSS = 'cross-plain-open';

function ids(table: Table, seat = 0): string[] {
  return [...play(takeActions(table, seat)).ids];
}

function rolls(table: Table): number {
  return table.events.filter(({ kind }) => kind === 'rolled').length;
}

test('LAB-5.5 a trap may put a piece into the hall; LAB-G19 its cells count one step each', () => {
  const table = given({
    people: [{ is: 'lane', at: '1-3', hand: [] }, {}, {}],
    cards: { '1-3': open(CROSS), '2-3': closed('cross-trap-open') },
  });
  const before = table.state.draw.length;
  play(takeActions(table, 0), 'move:E:2-3:1-2', 'roll=3', 'trap:E:5-3');
  expect(where(table, 0)).toBe('hall');
  expect(table.state.draw).toHaveLength(before);
  expect(at(table, '3-3')).toBeNull();
});

test('LAB-5.8c a flight enters the hall with one step and leaves it by another exit', () => {
  const table = given({
    people: [{ is: 'lane', at: '4-1', hand: [] }, {}, {}],
    cards: { '4-1': open('straight-plain-open'), '4-2': closed('straight-monster-open') },
  });
  const rule = takeActions(table, 0);
  play(rule, 'move:S:4-2:1-2', 'roll=6', 'flee:S:4-3');
  expect(where(table, 0)).toBe('hall');
  expect(play(rule).ids).toEqual(['flee:N:5-2', 'flee:E:6-3', 'flee:S:5-5', 'flee:W:3-4']);
});

test('LAB-5.8g without a way or a card for it the flight ends where the piece stands', () => {
  const table = given({
    people: [{ is: 'elora', at: '2-2', hand: [] }, {}, {}],
    cards: { '2-2': open('dead-end-plain-open'), '3-2': closed('dead-end-monster-open') },
    draw: [],
  });
  play(takeActions(table, 0), 'power:elora', 'rotate:3-2:2:0', 'roll=6');
  expect(table.events.at(-1)).toEqual({ kind: 'flight-ended', seat: 0, cell: '3-2' });
  expect(where(table, 0)).toBe('3-2');
});

test('LAB-5.13 of two thrown onto a monster the first may fail and flee; the second still faces it', () => {
  const table = given({
    people: [
      { is: 'avra', at: '2-2' },
      { is: 'lane', at: '3-2', hand: [] },
      { is: 'mallahoc', at: '3-2' },
    ],
    cards: { '2-2': open(CROSS), '3-2': open(CROSS), '4-2': closed('cross-monster-open') },
  });
  const rule = takeActions(table, 0);
  const thrown = ['power:avra', 'explode:3-2', 'throw:E:4-2', 'roll=2', 'flee:E:5-2', 'flee:E:6-2'];
  const second = play(rule, ...thrown, 'roll=3');
  expect(where(table, 1)).toBe('6-2');
  expect(second).toMatchObject({ seat: 2, ask: { kind: 'challenge', challenge: 'monster', need: 1 } });
  play(rule, 'give-up');
  expect(rolls(table)).toBe(2);

  const resolved = given({
    people: [
      { is: 'avra', at: '2-2' },
      { is: 'mallahoc', at: '3-2' },
      { is: 'zambar', at: '3-2' },
    ],
    cards: { '2-2': open(CROSS), '3-2': open(CROSS), '4-2': closed('cross-monster-open') },
  });
  play(takeActions(resolved, 0), 'power:avra', 'explode:3-2', 'throw:E:4-2', 'roll=2');
  expect([player(resolved, 1).treasures, player(resolved, 2).treasures, rolls(resolved)]).toEqual([1, 0, 1]);
});

test('LAB-5.15 after fifty failures the chain ends and the piece stays', () => {
  const table = given({ people: [{ is: 'lane', at: '0-0', hand: [], treasures: 3 }, {}, {}] });
  const grid = gridOfState(table.state);
  for (const cell of grid.cells) if (!grid.isHall[cell]) table.state.cells[cell] = open('cross-trap-open');
  const picks = ['move:E:1-0:1', 'roll=6'];
  for (let failure = 1; failure < 50; failure++) picks.push(`trap:E:${(1 + 6 * failure) % 10}-0`, 'roll=6');
  const after = play(takeActions(table, 0), ...picks);
  expect(table.events.at(-1)).toEqual({ kind: 'chain-stopped', seat: 0 });
  expect(after).toMatchObject({ seat: 0, ask: { kind: 'action', actions: 2 } });
  expect(rolls(table)).toBe(50);
  expect([player(table, 0).treasures, table.state.pile]).toEqual([0, 30]);
});

test('LAB-6.1 Faith leads a pushed Akuna back to where she was pushed from; LAB-6.2 it does not help with chests', () => {
  const scene = (face: string) =>
    given({
      people: [{ is: 'lane', at: '2-2' }, { is: 'akuna', at: '2-2', hand: [], treasures: 1 }, {}],
      cards: { '2-2': open(CROSS), '3-2': closed(face) },
    });
  const table = scene('cross-monster-open');
  play(takeActions(table, 0), 'push:1', 'push-to:E:3-2', 'roll=6', 'use-faith');
  expect([where(table, 1), player(table, 1).treasures]).toEqual(['2-2', 1]);
  const chest = scene('cross-chest-open');
  expect(play(takeActions(chest, 0), 'push:1', 'push-to:E:3-2', 'roll=6')).toMatchObject({ seat: 0 });
  expect(card(chest, '3-2').treasure).toBe(true);
});

test('LAB-6.5 without a valid path Avra throws through the walls; LAB-6.6 a treasure on the card goes back to the pile', () => {
  const table = given({
    people: [{ is: 'avra', at: '6-6' }, { at: '2-2' }, {}],
    cards: {
      '6-6': open(CROSS),
      '2-2': open('dead-end-chest-open', 0, { treasure: true }),
      '2-1': open('straight-plain-open', 1),
      '3-2': closed('bend-plain-open'),
    },
    draw: [],
  });
  const rule = takeActions(table, 0);
  play(rule, 'power:avra', 'explode:2-2');
  expect(play(rule).ids).toEqual(['throw:N:2-1', 'throw:E:3-2']);
  play(rule, 'throw:E:3-2', 'rotate:3-2:2:0');
  expect(where(table, 1)).toBe('3-2');
  expect([at(table, '2-2'), table.state.pile]).toEqual([null, 30]);
});

test('LAB-T6 a card whose occupants could be thrown nowhere is not a target, and Eimmie cannot disarm there', () => {
  const lonely = { '2-2': open('cross-trap-open', 0, { resolved: true }) };
  const avra = given({
    people: [{ is: 'avra' }, { at: '2-2' }, {}],
    cards: { ...lonely, '7-7': closed(CROSS) },
    draw: [],
  });
  play(takeActions(avra, 0), 'power:avra');
  expect(avra.state.removed).toEqual([CROSS]);
  const eimmie = given({ people: [{ is: 'eimmie', at: '2-2' }, {}, {}], cards: lonely, draw: [] });
  expect(ids(eimmie)).not.toContain('power:eimmie');
});

test('LAB-6.8 a failed theft changes nothing; LAB-6.9 the fifth treasure ends the game before the push', () => {
  const scene = (treasures: number) =>
    given({
      people: [{ is: 'bibi', at: '2-2', hand: [], treasures }, { is: 'mallahoc', at: '2-2', treasures: 2 }, {}],
      cards: { '2-2': open(CROSS) },
    });
  const failed = scene(0);
  play(takeActions(failed, 0), 'power:bibi', 'roll=3');
  expect(player(failed, 0)).toMatchObject({ treasures: 0, robbed: [] });
  expect(player(failed, 1).treasures).toBe(2);
  expect(() => play(takeActions(scene(4), 0), 'power:bibi', 'roll=2')).toThrow(GameEnd);
});

test('LAB-6.10 Poetry needs a discard; the replaced card cannot be the one that is chosen', () => {
  const scene = (discard: readonly string[]) =>
    given({ people: [{ is: 'dannenvir' }, {}, {}], cards: { '4-2': closed('tee-plain-open') }, discard });
  expect(ids(scene([]))).not.toContain('power:dannenvir');
  expect(play(takeActions(scene([CROSS]), 0), 'power:dannenvir').ids).toEqual([`recite:${CROSS}`]);
});

test('LAB-6.11 a failed disarming costs nothing, and the card explodes all the same', () => {
  const table = given({
    people: [{ is: 'eimmie', at: '2-2', hand: [], treasures: 1 }, {}, {}],
    cards: { '2-2': open('cross-trap-open', 0, { resolved: true }), '3-2': open(CROSS) },
  });
  play(takeActions(table, 0), 'power:eimmie', 'roll=3', 'throw:E:3-2');
  expect([player(table, 0).treasures, where(table, 0), table.state.removed]).toEqual([1, '3-2', ['cross-trap-open']]);
});

test('LAB-6.12 Elora leaves the hall through its walls and enters it through them', () => {
  const out = given({ people: [{ is: 'elora' }, {}, {}] });
  expect(play(takeActions(out, 0), 'power:elora').ids).toHaveLength(8);
  const back = given({ people: [{ is: 'elora', at: '3-3' }, {}, {}], cards: { '3-3': open('dead-end-plain-open') } });
  play(takeActions(back, 0), 'power:elora', 'attune:E:4-3');
  expect(where(back, 0)).toBe('hall');
});

test('LAB-6.13 a leap counts the cells of the hall, lands in it, and needs a card for every gap', () => {
  const scene = (draw: readonly string[]) =>
    given({
      people: [{ is: 'kaminari', at: '2-3' }, {}, {}],
      cards: { '2-3': open('straight-plain-open', 1), '3-3': closed('bend-trap-open') },
      draw,
    });
  const table = scene([CROSS, CROSS, CROSS]);
  const rule = takeActions(table, 0);
  expect(play(rule, 'power:kaminari').ids).toEqual(['leap:E:5-3', 'leap:W:9-3']);
  play(rule, 'leap:E:5-3');
  expect([where(table, 0), card(table, '3-3').rotation, rolls(table)]).toEqual(['hall', null, 0]);
  const poor = scene([CROSS, CROSS]);
  play(takeActions(poor, 0), 'power:kaminari');
  expect(where(poor, 0)).toBe('hall');
});

test('LAB-6.14 from the hall Khira sees four of the five cards before its exits, and fights an open monster too', () => {
  const table = given({
    people: [{ is: 'khira' }, {}, {}],
    cards: {
      '4-2': closed(CROSS),
      '5-2': closed(CROSS),
      '6-3': open('cross-monster-open'),
      '5-5': closed(CROSS),
      '3-4': closed(CROSS),
      '3-3': closed(CROSS),
    },
  });
  const rule = takeActions(table, 0);
  const spare = play(rule, 'power:khira', 'hunt-around');
  expect(spare.ids).toEqual(['leave-out:4-2', 'leave-out:5-2', 'leave-out:6-3', 'leave-out:5-5', 'leave-out:3-4']);
  expect(play(rule, 'leave-out:4-2').ids).toEqual(['fight:6-3', 'done']);
  play(rule, 'fight:6-3', 'roll=1', 'done');
  expect([player(table, 0).treasures, card(table, '6-3').resolved]).toEqual([1, true]);
});

test('LAB-6.16 Transmutation needs two closed cards', () => {
  const table = given({
    people: [{ is: 'lane' }, {}, {}],
    cards: { '4-2': closed(CROSS), '5-2': open('cross-chest-open', 0, { treasure: true }) },
  });
  expect(ids(table)).not.toContain('power:lane');
});

test('LAB-6.17 Mallahoc rests for five cards and holds five', () => {
  const table = given({ people: [{ is: 'mallahoc', hand: PLAIN.slice(0, 2) }, {}, {}] });
  const rule = takeActions(table, 0);
  play(rule, 'rest');
  expect(player(table, 0).hand).toHaveLength(7);
  expect(play(rule, `discard:${CROSS}`, `discard:${CROSS}`).done).toBe(true);
  expect(player(table, 0).hand).toHaveLength(5);
});

test('LAB-6.20 at most two are carried; LAB-6.21 a chest on the way gets a treasure and stops nobody', () => {
  const table = given({
    people: [{ is: 'zambar', at: '2-2' }, { at: '2-2' }, { at: '2-2' }, { at: '2-2' }],
    cards: { '2-2': open(CROSS), '3-2': closed('cross-chest-open'), '4-2': open(CROSS) },
  });
  const rule = takeActions(table, 0);
  const full = play(rule, 'power:zambar', 'carry:1', 'carry:3');
  expect(full.ids.filter((id) => id.startsWith('carry') || id === 'stop')).toEqual([]);
  play(rule, 'charge:E:3-2', 'charge:E:4-2', 'stop', 'no-push', 'no-push');
  expect([0, 1, 2, 3].map((seat) => where(table, seat))).toEqual(['4-2', '4-2', '2-2', '4-2']);
  expect(card(table, '3-2')).toMatchObject({ treasure: true, resolved: false });
  expect(rolls(table)).toBe(0);
});

test('LAB-8.5d in a race Khira only looks, Eimmie explodes without a test, and nobody is robbed', () => {
  const race = { racers: [0, 1], turns: 0 };
  const khira = given({ people: [{ is: 'khira' }, {}, {}], cards: { '4-2': closed('cross-monster-open') } });
  khira.state.race = race;
  expect(play(takeActions(khira, 0), 'power:khira', 'hunt-line:N:4-2').ids).toEqual(['done']);
  const eimmie = given({
    people: [{ is: 'eimmie', at: '2-2' }, {}, {}],
    cards: { '2-2': open('cross-trap-open', 0, { resolved: true }) },
  });
  eimmie.state.race = race;
  play(takeActions(eimmie, 0), 'power:eimmie', 'throw:E:3-2');
  expect([rolls(eimmie), player(eimmie, 0).treasures, where(eimmie, 0)]).toEqual([0, 0, '3-2']);
  const bibi = given({ people: [{ is: 'bibi' }, { treasures: 1 }, {}] });
  bibi.state.race = race;
  expect(ids(bibi)).not.toContain('power:bibi');
});
