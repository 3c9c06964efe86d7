/** Automata scenarios 11.1 and 11.7: the turn of the Logical Lizards. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { ClearingSuit } from '../data/suits.ts';
import { discardOrder, revealOrder } from '../rules/automata/automaton.ts';
import { conspire, nextConspiracy } from '../rules/automata/lizards/conspiracies.ts';
import { logicalLizards, setOrder } from '../rules/automata/lizards/lizards.ts';
import { rituals } from '../rules/automata/lizards/rituals.ts';
import { boardOf } from '../rules/automata/lizards/state.ts';
import { A, acolytes, L, M, ordered, souls } from './logical-lizards.ts';
import {
  type Automaton,
  at,
  dice,
  type Others,
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

describe('the example turn of the rulebook', () => {
  const suitOf: { readonly [suit in ClearingSuit]: readonly number[] } = {
    mouse: [4, 7, 8, 11],
    fox: [1, 5, 10, 12],
    rabbit: [2, 3, 6, 9],
  };

  /** The Lake with these markers; the order is mouse, the marker on the third space. */
  function lake(count: number, marker = 2): Woodland {
    const table = woodland([{ faction: 'lizards', level: 'easy' }, 'marquise', 'alliance'], { map: 'lake' });
    turnOf(table, L, 'birdsong');
    for (const [suit, clearings] of Object.entries(suitOf))
      for (const clearing of clearings) table.state.open.suits[clearing] = suit as ClearingSuit;
    player(table, A).vp = 14;
    player(table, M).vp = 10;
    boardOf(table.state, L).suit = 'mouse';
    return acolytes(table, count, marker);
  }

  test('BOT-S023 the most common suit of the Lost Souls is the order', () => {
    const table = souls(lake(4), 'armorers', 'anvil', 'foxfolk-steel', 'sword', 'investments', 'mouse-in-a-sack');
    boardOf(table.state, L).suit = 'bird';
    play(setOrder(table, L));
    expect(boardOf(table.state, L).suit).toBe('mouse');
  });

  test('BOT-S024 a crusade: 7 against the Marquise, then 8 against the Alliance', () => {
    const table = lake(4);
    put(table, L, 7, { warrior: 2 });
    put(table, M, 7, { warrior: 2 });
    put(table, L, 8, { warrior: 2 });
    put(table, M, 8, { warrior: 1, sawmill: 1 });
    put(table, A, 8, { warrior: 1, sympathy: 1 });
    play(nextConspiracy(table, L), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-8.4.2.II 7 vs ${M}`, `AUT-8.4.2.II 8 vs ${A}`]);
    expect(boardOf(table.state, L)).toMatchObject({ marker: 3, acolytes: 3 });
  });

  test('BOT-S025 sanctify: the Alliance has no building there, the workshop has fewer warriors beside it', () => {
    const table = lake(3, 3);
    put(table, M, 8, { sawmill: 1, warrior: 3 });
    put(table, M, 11, { workshop: 1, warrior: 1 });
    put(table, A, 8, { sympathy: 1 });
    play(nextConspiracy(table, L));
    expect(steps(table)).toEqual([`AUT-8.4.2.III 11 vs ${M}`]);
    expect(at(table, L, 11)).toEqual({ garden: 1 });
    expect(at(table, M, 11)).toEqual({ warrior: 1 });
    expect(player(table, L).vp).toBe(1);
    expect(boardOf(table.state, L)).toMatchObject({ marker: 4, acolytes: 2 });
  });

  test('BOT-S026 the marker begins again with convert: the Alliance in 4', () => {
    const table = lake(2, 4);
    put(table, A, 4, { warrior: 1 });
    put(table, M, 7, { warrior: 2 });
    play(nextConspiracy(table, L));
    expect(at(table, A, 4)).toEqual({});
    expect(at(table, L, 4)).toEqual({ warrior: 1 });
    expect(boardOf(table.state, L)).toMatchObject({ marker: 0, acolytes: 1 });
  });

  test('BOT-S027 no crusade with one Lizard: the marker has moved, no acolyte is spent', () => {
    const table = lake(1, 0);
    put(table, L, 4, { warrior: 1 });
    put(table, M, 4, { warrior: 1 });
    expect(play(nextConspiracy(table, L)).result).toBe(false);
    expect(boardOf(table.state, L)).toMatchObject({ marker: 1, acolytes: 1 });
  });

  test('BOT-S028 convert where most enemy buildings stand; without acolytes it ends', () => {
    const table = lake(1, 1);
    put(table, A, 5, { warrior: 1 });
    put(table, M, 7, { warrior: 1 });
    put(table, M, 8, { warrior: 2, sawmill: 1 });
    play(conspire(table, L));
    expect(steps(table)).toEqual([`AUT-8.4.2.I 8 vs ${M}`]);
    expect(boardOf(table.state, L)).toMatchObject({ marker: 2, acolytes: 0 });
  });

  test('BOT-S029 a fox: a warrior in 10, which the Lizards do not rule', () => {
    const table = slotsOnlyIn(souls(lake(0), 'anvil'), 10, 12);
    put(table, M, 10, { sawmill: 1, warrior: 2 });
    play(rituals(table, L));
    expect(steps(table)).toEqual(['AUT-8.5.1 10']);
    expect(at(table, L, 10)).toEqual({ warrior: 1 });
  });

  test('BOT-S030 a bird: a warrior of 2 becomes an acolyte, the card goes to the discard pile', () => {
    const table = souls(lake(0), 'armorers');
    put(table, L, 2, { warrior: 3 });
    put(table, L, 7, { warrior: 3 });
    play(rituals(table, L));
    expect(at(table, L, 2)).toEqual({ warrior: 2 });
    expect(boardOf(table.state, L)).toMatchObject({ acolytes: 1, lostSouls: [], revealed: [] });
    expect(table.state.open.discard).toEqual(['armorers']);
  });

  test('BOT-S031 a mouse: a warrior in 7, where the Lizards rule then and plant a garden', () => {
    const table = slotsOnlyIn(souls(lake(0), 'sword'), 7);
    put(table, L, 7, { warrior: 2 });
    put(table, M, 7, { warrior: 2 });
    play(rituals(table, L));
    expect(at(table, L, 7)).toEqual({ warrior: 3, garden: 1 });
  });

  test('BOT-S032 Evening: points, what was revealed comes back, the top card of the deck on it', () => {
    const table = slotsOnlyIn(souls(lake(0), 'cobbler', 'sword', 'armorers', 'anvil'));
    for (const clearing of [4, 7, 8]) put(table, L, clearing, { garden: 1 });
    put(table, L, 2, { warrior: 1 });
    play(rituals(table, L));
    onTop(table, 'brutal-tactics');
    play(logicalLizards.turn.evening(table, L));
    expect(player(table, L)).toMatchObject({ vp: 2, items: [] });
    expect(boardOf(table.state, L).lostSouls).toEqual(['sword', 'anvil', 'brutal-tactics']);
    expect(table.state.open.discard).toEqual(['armorers', 'cobbler']);
  });
});

describe('setup', () => {
  function start(corners: readonly number[], others: Others, settings: Partial<Automaton> = {}): Woodland {
    const table = woodland([{ faction: 'lizards', ...settings }, ...others]);
    for (const [i, corner] of corners.entries()) player(table, i + 1).corner = corner;
    return table;
  }

  test('AUT-8.3 four warriors and a garden, warriors around, marker on sanctify, three Lost Souls', () => {
    const table = start([1], ['marquise']);
    put(table, M, 1, { keep: 1 });
    onTop(table, 'anvil', 'sword', 'armorers');
    play(logicalLizards.turn.setup(table, L));
    expect(at(table, L, 3)).toEqual({ warrior: 4, garden: 1 });
    expect([6, 7, 11].map((clearing) => at(table, L, clearing))).toEqual(new Array(3).fill({ warrior: 1 }));
    expect(player(table, L)).toMatchObject({ corner: 3, supply: 25 - 4 - 3, left: [14] });
    expect(boardOf(table.state, L)).toMatchObject({ marker: 4, lostSouls: ['anvil', 'sword', 'armorers'] });
  });

  test('BOT-S200 not where somebody starts, opposite to a start if that is possible', () => {
    const two = start([1, 3], [{ faction: 'marquise' }, 'eyrie']);
    play(logicalLizards.turn.setup(two, L), 'pick=1');
    expect(player(two, L).corner).toBe(4);
    const one = start([1], ['marquise']);
    play(logicalLizards.turn.setup(one, L));
    expect(player(one, L).corner).toBe(3);
  });

  test('AUT-GA38 literally only other automata are avoided, but a keep or a full corner is not a place', () => {
    const table = start([1, 3], [{ faction: 'marquise' }, 'eyrie'], { botCornerAvoids: 'bots' });
    play(logicalLizards.turn.setup(table, L));
    expect(player(table, L).corner).toBe(3);
    const kept = start([1, 3], ['marquise', { faction: 'eyrie' }], { botCornerAvoids: 'bots' });
    put(kept, M, 1, { keep: 1 });
    play(logicalLizards.turn.setup(kept, L), 'pick=0');
    expect(player(kept, L).corner).toBe(2);
  });
});

describe('the order', () => {
  test('BOT-S158 a tie and an empty pile are a bird', () => {
    const table = souls(ordered('fox'), 'anvil', 'foxfolk-steel', 'sword', 'investments', 'armorers');
    play(setOrder(table, L));
    expect(boardOf(table.state, L).suit).toBe('bird');
    const empty = ordered('fox');
    play(setOrder(empty, L));
    expect(boardOf(empty.state, L).suit).toBe('bird');
  });

  test('BOT-S161 what others discard lands on top of the Lost Souls', () => {
    const table = souls(ordered('fox', {}, [{ faction: 'marquise' }]), 'sword');
    turnOf(table, M);
    onTop(table, 'anvil');
    play(revealOrder(table, M));
    play(discardOrder(table, M));
    expect(boardOf(table.state, L).lostSouls).toEqual(['sword', 'anvil']);
    expect(table.state.open.discard).toEqual([]);
  });
});

describe('rituals', () => {
  test('BOT-S163 the keep is skipped', () => {
    const table = souls(ordered('fox', {}, ['marquise']), 'anvil');
    put(table, M, 1, { keep: 1 });
    table.state.open.ruins[6] = 0;
    play(rituals(table, L));
    expect(at(table, L, 6)).toEqual({ warrior: 1, garden: 1 });
  });

  test('AUT-8.5.1 without warriors in the supply the garden may come all the same', () => {
    const table = souls(ordered('fox'), 'anvil');
    table.state.open.ruins[6] = 0;
    put(table, L, 6, { warrior: 1 });
    put(table, M, 6, { wood: 1 });
    for (const clearing of [1, 8, 12]) table.state.open.ruins[clearing] = 3;
    player(table, L).supply = 0;
    play(rituals(table, L));
    expect(at(table, L, 6)).toEqual({ warrior: 1, garden: 1 });
  });

  test('AUT-11.8.2 a snare takes the ritual', () => {
    const table = souls(ordered('fox', {}, ['corvids']), 'anvil');
    snare(table, M, 1);
    play(rituals(table, L));
    expect(at(table, L, 1)).toEqual({});
    expect(at(table, M, 1)).toEqual({});
  });

  const five = ['anvil', 'sword', 'cobbler', 'investments', 'foxfolk-steel', 'mouse-in-a-sack'];

  test.each([
    ['easy', 3],
    ['normal', 4],
    ['challenging', 5],
    ['nightmare', 5],
  ] as const)('AUT-D %s: %i rituals', (level, count) => {
    const table = souls(ordered('fox', { level }), ...five);
    play(rituals(table, L));
    expect(boardOf(table.state, L).revealed).toEqual(five.toReversed().slice(0, count));
  });

  test('BOT-S165 with two Lost Souls two rituals', () => {
    const table = souls(ordered('fox'), 'anvil', 'sword');
    play(rituals(table, L));
    expect(boardOf(table.state, L)).toMatchObject({ revealed: ['sword', 'anvil'], lostSouls: [] });
  });
});

describe('Evening', () => {
  function gardens(settings: Partial<Automaton> = {}): Woodland {
    const table = ordered('bird', settings);
    put(table, L, 6, { garden: 1 });
    put(table, L, 5, { garden: 2 });
    put(table, L, 10, { garden: 2 });
    return table;
  }

  test('BOT-S164 a bird order scores the track with most gardens on the map', () => {
    const table = gardens();
    onTop(table, 'cobbler');
    play(logicalLizards.turn.evening(table, L));
    expect(player(table, L).vp).toBe(3);
  });

  test('AUT-8.6.4 an item that the supply has is crafted for 1 VP', () => {
    const table = ordered('fox');
    onTop(table, 'anvil');
    play(logicalLizards.turn.evening(table, L));
    expect(player(table, L)).toMatchObject({ vp: 1, items: ['hammer'] });
    expect(boardOf(table.state, L)).toMatchObject({ order: null, lostSouls: ['anvil'] });
  });

  test('AUT-D nightmare: 1 VP when Evening is over', () => {
    const table = gardens({ level: 'nightmare' });
    onTop(table, 'cobbler');
    play(logicalLizards.turn.evening(table, L));
    expect(player(table, L).vp).toBe(3 + 1);
  });

  test('AUT-T-LIZ-2 Erratic: one more card on the Lost Souls', () => {
    const table = ordered('fox', { lizardsTraits: ['erratic'] });
    onTop(table, 'cobbler', 'anvil');
    play(logicalLizards.turn.evening(table, L));
    expect(boardOf(table.state, L).lostSouls).toEqual(['cobbler', 'anvil']);
    expect(player(table, L).items).toEqual([]);
  });
});
