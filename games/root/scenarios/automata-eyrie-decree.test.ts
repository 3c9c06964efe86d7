/** Automata scenarios 11.4: how the Electric Eyrie resolves its Decree, its turmoil and its traits. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { daylight } from '../rules/automata/eyrie/daylight.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { boardOf } from '../rules/automata/eyrie/state.ts';
import { A, B, bare, decreed, M, sizes } from './electric-eyrie.ts';
import {
  type Automaton,
  at,
  dice,
  onTop,
  player,
  put,
  slotsOnlyIn,
  snare,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

test('BOT-S123 of equally threatened roosts the emptiest, then the lowest', () => {
  const table = decreed(['armorers']);
  put(table, B, 2, { roost: 1, warrior: 2 });
  put(table, B, 7, { roost: 1, warrior: 1 });
  put(table, B, 9, { roost: 1, warrior: 1 });
  for (const clearing of [2, 7, 9]) put(table, M, clearing, { wood: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)[0]).toBe('AUT-5.5.1.i 9');
});

test('BOT-S124 as many stay as it takes to rule', () => {
  const table = slotsOnlyIn(bare(decreed(['bake-sale'])));
  put(table, B, 10, { warrior: 6 });
  put(table, M, 10, { warrior: 3, sawmill: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(at(table, B, 10)).toEqual({ warrior: 4 });
});

test('BOT-S125 an origin from which nobody would go is skipped', () => {
  const table = slotsOnlyIn(bare(decreed(['sword', 'investments'])));
  put(table, B, 9, { warrior: 5 });
  put(table, M, 9, { warrior: 5 });
  put(table, B, 2, { warrior: 3 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)[0]).toBe('AUT-5.5.1.ii 2');
  expect(at(table, B, 2)).toEqual({ warrior: 2 });
});

test('BOT-S126 where every neighbour has a roost, the one with fewest enemies', () => {
  const table = slotsOnlyIn(bare(decreed(['anvil'])));
  put(table, B, 8, { warrior: 4 });
  put(table, B, 4, { roost: 1 });
  put(table, B, 7, { roost: 1 });
  put(table, M, 4, { wood: 2 });
  put(table, M, 7, { wood: 1 });
  play(daylight(table, B));
  expect(at(table, B, 7)).toEqual({ roost: 1, warrior: 3 });
});

test('BOT-S127 battles: no roost first, then defenceless buildings', () => {
  const table = slotsOnlyIn(decreed([]));
  for (const clearing of [4, 5]) put(table, B, clearing, { warrior: 1 });
  put(table, B, 8, { warrior: 1, roost: 1 });
  put(table, M, 4, { warrior: 1, sawmill: 1 });
  put(table, M, 5, { workshop: 1 });
  put(table, M, 8, { recruiter: 2 });
  player(table, B).supply = 0;
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table).filter((step) => step.includes(' vs '))).toEqual([`AUT-5.5.1.iii 5 vs ${M}`]);
});

test('BOT-S128 the defender with most buildings', () => {
  const table = slotsOnlyIn(decreed([], {}, ['marquise', 'alliance']));
  put(table, B, 12, { warrior: 1 });
  put(table, M, 12, { warrior: 1, sawmill: 1 });
  put(table, A, 12, { warrior: 3, sympathy: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)).toContain(`AUT-5.5.1.iii 12 vs ${M}`);
});

test('BOT-S129 no column has strictly most cards: no extra hit', () => {
  const table = slotsOnlyIn(decreed(['anvil', 'foxfolk-steel', 'bake-sale']));
  put(table, B, 12, { warrior: 1 });
  put(table, M, 12, { warrior: 2 });
  play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
  expect(at(table, M, 12)).toEqual({ warrior: 2 });
});

describe('turmoil', () => {
  function crowded(settings: Partial<Automaton> = {}): Woodland {
    const table = slotsOnlyIn(decreed(['armorers', 'sappers'], settings));
    player(table, B).vp = 3;
    for (const clearing of [2, 4, 5, 7, 9]) put(table, B, clearing, { roost: 1 });
    return table;
  }

  test('BOT-S130 costs a VP for each bird card; only the Viziers stay; Evening scores as usual', () => {
    const table = crowded();
    play(daylight(table, B));
    expect(player(table, B).vp).toBe(0);
    expect(sizes(table)).toEqual([0, 0, 0, 2]);
    expect(table.state.open.discard).toEqual(['armorers', 'sappers']);
    play(electricEyrie.turn.evening(table, B));
    expect(player(table, B).vp).toBe(4);
  });

  test('BOT-S131 with seven roosts on the map there is turmoil, and Evening scores 6', () => {
    const table = decreed([]);
    for (const clearing of [2, 4, 5, 6, 7, 8, 9]) put(table, B, clearing, { roost: 1 });
    play(daylight(table, B));
    expect(boardOf(table.state, B).turmoil).toBe(true);
    play(electricEyrie.turn.evening(table, B));
    expect(player(table, B).vp).toBe(6);
  });

  test('AUT-5.4.4 a new roost that finds no place is turmoil too, and Daylight does not begin', () => {
    const table = slotsOnlyIn(woodland([{ faction: 'eyrie' }, 'marquise']));
    turnOf(table, B, 'birdsong');
    onTop(table, 'bake-sale');
    play(electricEyrie.turn.birdsong(table, B));
    expect(boardOf(table.state, B).turmoil).toBe(true);
    const before = table.events.length;
    play(daylight(table, B));
    expect(table.events.length).toBe(before);
  });

  test('BOT-S198 a new roost without a place: VP for the Viziers, the order goes too, and Evening scores nothing', () => {
    const table = slotsOnlyIn(woodland([{ faction: 'eyrie' }, 'marquise']));
    turnOf(table, B, 'birdsong');
    boardOf(table.state, B).viziers = 2;
    player(table, B).vp = 5;
    onTop(table, 'mouse-in-a-sack');
    table.state.open.items.sack = 0;
    play(electricEyrie.turn.birdsong(table, B));
    expect(player(table, B).vp).toBe(3);
    expect(sizes(table)).toEqual([0, 0, 0, 2]);
    expect(table.state.open.discard).toEqual(['mouse-in-a-sack']);
    play(daylight(table, B));
    play(electricEyrie.turn.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });

  test('BOT-S202 a snare keeps the roost out: it is removed, and there is turmoil', () => {
    const table = bare(decreed([], {}, ['corvids']));
    snare(table, M, 4);
    put(table, B, 4, { warrior: 2 });
    play(daylight(table, B));
    expect(at(table, M, 4)).toEqual({});
    expect(at(table, B, 4)).toEqual({ warrior: 2 });
    expect(boardOf(table.state, B).turmoil).toBe(true);
  });

  test('AUT-T-EYR-1 Nobility: turmoil earns, and a missing warrior brings it', () => {
    const table = crowded({ eyrieTraits: ['nobility'] });
    player(table, B).supply = 3;
    play(daylight(table, B));
    expect(steps(table).at(-1)).toBe('AUT-5.7 -');
    expect(player(table, B).vp).toBe(3 + 4);
  });
});

describe('traits', () => {
  test('AUT-T-EYR-2 Relentless: defenceless buildings and tokens beside its warriors go', () => {
    const table = slotsOnlyIn(bare(decreed([], { eyrieTraits: ['relentless'] })));
    put(table, B, 6, { warrior: 1 });
    put(table, M, 6, { sawmill: 1, wood: 1 });
    put(table, B, 8, { warrior: 1 });
    put(table, M, 8, { warrior: 1, workshop: 1 });
    play(daylight(table, B));
    expect(at(table, M, 6)).toEqual({});
    expect(at(table, M, 8)).toEqual({ warrior: 1, workshop: 1 });
    expect(player(table, B).vp).toBe(2);
  });

  test('AUT-T-EYR-3 Swoop: two warriors in the best clearing without a piece of its own', () => {
    const table = bare(decreed([], { eyrieTraits: ['swoop'] }));
    put(table, B, 1, { warrior: 1 });
    play(daylight(table, B));
    expect(at(table, B, 2)).toEqual({ warrior: 2 });
  });

  test('AUT-T-EYR-4 War Tax: the owner pays a VP for each removed piece', () => {
    const table = slotsOnlyIn(decreed([], { eyrieTraits: ['war-tax'] }));
    player(table, M).vp = 5;
    put(table, B, 6, { warrior: 1 });
    put(table, M, 6, { wood: 2 });
    play(daylight(table, B), ...dice(0, 0));
    expect(player(table, M).vp).toBe(5 - 2);
  });
});
