/** Automata scenarios 11.3: Daylight of the Mechanical Marquise: battle, recruit, build, march and expand. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { revealOrder } from '../rules/automata/automaton.ts';
import { daylight } from '../rules/automata/marquise/daylight.ts';
import { mechanicalMarquise } from '../rules/automata/marquise/marquise.ts';
import { boardOf } from '../rules/automata/marquise/state.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { B, O, ordered, settled, warriors } from './mechanical-marquise.ts';
import {
  type Automaton,
  at,
  dice,
  hold,
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

/** With this order on the Mountain, where every clearing is a fox clearing. */
function mountain(card: string): Woodland {
  const table = woodland([{ faction: 'marquise' }, 'eyrie'], { map: 'mountain' });
  table.state.open.suits.fill('fox');
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

describe('battle', () => {
  test('BOT-S103 of equal enemies the earlier in setup order is attacked', () => {
    const table = settled(ordered('sword', {}, ['alliance', 'eyrie']));
    put(table, B, 7, { warrior: 1 });
    put(table, 1, 7, { warrior: 2 });
    put(table, 2, 7, { warrior: 2 });
    player(table, 1).vp = 9;
    player(table, 2).vp = 9;
    play(daylight(table, B), ...dice(0, 0));
    expect(steps(table)[0]).toBe('AUT-4.5.1 7 vs 2');
  });

  test('BOT-S106 nobody can ambush an automaton', () => {
    const table = settled(ordered('sword'));
    put(table, B, 7, { warrior: 1 });
    put(table, O, 7, { warrior: 2 });
    hold(table, O, 'ambush-mouse');
    expect(play(daylight(table, B), ...dice(0, 0)).done).toBe(true);
  });

  test('BOT-S121 more VP decide among equally many pieces', () => {
    const table = settled(ordered('sword', {}, ['alliance', 'eyrie']));
    put(table, B, 11, { warrior: 1 });
    put(table, 1, 11, { warrior: 3 });
    put(table, 2, 11, { warrior: 3 });
    player(table, 1).vp = 12;
    player(table, 2).vp = 7;
    play(daylight(table, B), ...dice(0, 0));
    expect(steps(table)[0]).toBe('AUT-4.5.1 11 vs 1');
  });
});

describe('recruit', () => {
  function mice(settings: Partial<Automaton> = {}): Woodland {
    const table = slotsOnlyIn(settled(ordered('sword', settings)));
    for (const clearing of [2, 7, 9]) put(table, B, clearing, { warrior: 1 });
    return table;
  }

  test('BOT-S109 the fourth warrior goes to the highest priority', () => {
    const table = mice();
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 2: 3, 7: 2, 9: 2 });
  });

  test('BOT-S110 easy: two warriors', () => {
    const table = mice({ level: 'easy' });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 2: 2, 7: 2, 9: 1 });
  });

  test('BOT-S111 the supply is the limit', () => {
    const table = mice();
    player(table, B).supply = 1;
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 2: 2, 7: 1, 9: 1 });
  });

  test('BOT-S112 challenging: two more in the highest priority', () => {
    const table = mice({ level: 'challenging' });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 2: 5 - 2, 7: 2, 9: 2, ...marched(table) });
  });

  /** Clearing 2 has five warriors then, so that two march on. */
  function marched(table: Woodland): { [clearing: number]: number } {
    expect(steps(table)).toContain('AUT-D-1 2');
    return { 5: 2 };
  }

  test('BOT-S115 with a bird order two each in the two of lowest priority', () => {
    const table = slotsOnlyIn(settled(ordered('armorers')));
    for (const clearing of [1, 5, 8, 12]) put(table, B, clearing, { warrior: 1 });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 1: 1, 5: 1, 8: 3, 12: 3 });
  });

  test('AUT-12.2.2 the Pass is dealt to first', () => {
    const table = slotsOnlyIn(settled(mountain('anvil')));
    for (const clearing of [1, 5, 10]) put(table, B, clearing, { warrior: 1 });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 1: 2, 5: 2, 10: 3 });
  });

  test('AUT-4.7.2, 12.2.2 with too few warriors the Pass is filled first, then the other of the two', () => {
    const table = slotsOnlyIn(settled(mountain('armorers')));
    for (const clearing of [1, 3, 10, 12]) put(table, B, clearing, { warrior: 1 });
    player(table, B).supply = 2;
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 1: 1, 3: 1, 10: 3, 12: 1 });
  });

  test('AUT-T-MAR-4 Iron Will doubles that', () => {
    const table = slotsOnlyIn(settled(ordered('armorers', { marquiseTraits: ['iron-will'] })));
    for (const clearing of [1, 5]) put(table, B, clearing, { warrior: 1 });
    play(daylight(table, B));
    expect(player(table, B).supply).toBe(25 - 2 - 8);
  });

  test('BOT-S183 a snare is removed, and its clearing gets nothing', () => {
    const table = slotsOnlyIn(settled(ordered('anvil', {}, ['corvids'])));
    snare(table, O, 6);
    put(table, B, 6, { sawmill: 1 });
    put(table, B, 8, { warrior: 1 });
    play(daylight(table, B));
    expect(at(table, O, 6)).toEqual({});
    expect(at(table, B, 6)).toEqual({ sawmill: 1 });
    expect(at(table, B, 8)).toEqual({ warrior: 3 });
    expect(player(table, B).vp).toBe(0);
  });
});

describe('build and expand', () => {
  test('BOT-S113 a track that is used up builds nothing; with more than five buildings nothing expands', () => {
    const table = ordered('bake-sale');
    for (const clearing of [2, 4, 7]) put(table, B, clearing, { workshop: 2 });
    play(daylight(table, B));
    expect(steps(table).filter((step) => /4\.5\.[35]/.test(step))).toEqual([]);
  });

  test('BOT-S114 she takes a new order, crafts nothing and plays it', () => {
    const table = slotsOnlyIn(ordered('sword'));
    for (const clearing of [2, 4, 7, 9]) put(table, B, clearing, { sawmill: 1 });
    onTop(table, 'birdy-bindle');
    play(daylight(table, B));
    expect(boardOf(table.state, B).order).toBe('birdy-bindle');
    expect(player(table, B)).toMatchObject({ vp: 0, items: [] });
    expect(steps(table).filter((step) => step.startsWith('AUT-4.5.5'))).toHaveLength(1);
    expect(steps(table).some((step) => step.startsWith('AUT-4.7.2'))).toBe(true);
  });

  test.each([
    [2, 2, 1, 'sawmill'],
    [1, 2, 2, 'recruiter'],
    [2, 2, 3, 'workshop'],
  ])('BOT-S116 with a bird: sawmills %i, recruiters %i, workshops %i: a %s', (sawmill, recruiter, workshop, built) => {
    const table = ordered('armorers');
    put(table, B, 2, { sawmill });
    put(table, B, 4, { recruiter });
    put(table, B, 11, { workshop });
    put(table, B, 9, { warrior: 3 });
    play(daylight(table, B));
    expect(at(table, B, 9)).toMatchObject({ [built]: 1 });
  });

  test('BOT-S117 with a bird the best track scores', () => {
    const table = ordered('armorers');
    put(table, B, 2, { sawmill: 3 });
    put(table, B, 4, { workshop: 4 });
    put(table, B, 7, { recruiter: 1 });
    play(mechanicalMarquise.turn.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });

  test('BOT-S194 a nightmare scores 1 VP more at the end', () => {
    const table = ordered('anvil', { level: 'nightmare' });
    put(table, B, 2, { sawmill: 3 });
    play(mechanicalMarquise.turn.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });
});

describe('march', () => {
  test('BOT-S118 a neighbour that cannot be entered is skipped', () => {
    const table = slotsOnlyIn(settled(ordered('anvil', {}, ['eyrie', 'alliance'])));
    player(table, B).supply = 9;
    put(table, B, 12, { warrior: 5 });
    put(table, O, 12, { warrior: 6 });
    put(table, O, 4, { warrior: 4, roost: 1 });
    put(table, B, 7, { warrior: 3 });
    put(table, 2, 7, { warrior: 1, base: 1, sympathy: 1 });
    put(table, B, 9, { warrior: 1 });
    put(table, 2, 9, { sympathy: 1 });
    player(table, B).supply = 0;
    play(daylight(table, B), ...dice(0, 0));
    expect(at(table, B, 7)).toEqual({ warrior: 5 });
    expect(at(table, B, 12)).toEqual({ warrior: 3 });
  });

  function longMarch(marchOnce: boolean): Woodland {
    const table = slotsOnlyIn(settled(ordered('armorers', { marchOnce }, ['vagabond', 'eyrie'])));
    put(table, B, 1, { warrior: 8 });
    player(table, B).supply = 0;
    put(table, 2, 9, { roost: 2 });
    put(table, 2, 4, { roost: 2, warrior: 1 });
    put(table, 2, 12, { warrior: 1 });
    return table;
  }

  test('BOT-S119 warriors that arrived march on, unless the table wants otherwise', () => {
    const table = longMarch(false);
    play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(warriors(table)).toMatchObject({ 1: 3, 9: 3, 4: 2 });
    const once = longMarch(true);
    play(daylight(once, B), ...dice(0, 0));
    expect(warriors(once)).toMatchObject({ 1: 3, 9: 5 });
  });

  test('BOT-S120 two groups that arrive in one clearing fight there once', () => {
    const table = slotsOnlyIn(settled(ordered('armorers')));
    put(table, B, 4, { warrior: 4 });
    put(table, B, 9, { warrior: 4 });
    player(table, B).supply = 0;
    put(table, O, 12, { warrior: 4 });
    play(daylight(table, B), ...dice(0, 0));
    expect(at(table, B, 12)).toEqual({ warrior: 2 });
    expect(steps(table).filter((step) => step.startsWith('AUT-4.7.1'))).toEqual([`AUT-4.7.1 12 vs ${O}`]);
  });

  test('BOT-S190 by ferry for 1 VP', () => {
    const table = slotsOnlyIn(woodland([{ faction: 'marquise' }, 'eyrie'], { map: 'lake' }));
    turnOf(table, B);
    table.state.open.suits[1] = 'fox';
    onTop(table, 'anvil');
    play(revealOrder(table, B));
    settled(table);
    put(table, B, 1, { warrior: 6 });
    player(table, B).supply = 0;
    table.state.open.suits[11] = 'mouse';
    put(table, O, 11, { warrior: 5 });
    play(daylight(table, B));
    expect(at(table, B, 11)).toEqual({ warrior: 3 });
    expect(table.state.open.ferry).toBe(11);
    expect(player(table, B).vp).toBe(1);
  });

  test('BOT-S196 outrage of an automaton: the top card joins the supporters', () => {
    const table = slotsOnlyIn(settled(ordered('anvil', {}, ['alliance'])));
    put(table, B, 6, { warrior: 5 });
    player(table, B).supply = 0;
    put(table, O, 11, { sympathy: 1 });
    onTop(table, 'sword');
    play(daylight(table, B));
    expect(supportersOf(table.state, O)).toEqual(['sword']);
  });

  test('AUT-T-MAR-1 Blitz: all but one leave the best safe clearing and attack', () => {
    const table = slotsOnlyIn(settled(ordered('anvil', { marquiseTraits: ['blitz'] })));
    put(table, B, 5, { warrior: 3 });
    player(table, B).supply = 0;
    put(table, O, 2, { warrior: 1 });
    play(daylight(table, B), ...dice(0, 0));
    expect(warriors(table)).toEqual({ 5: 1, 2: 2 });
    expect(steps(table).at(-1)).toBe(`AUT-4.5.1 2 vs ${O}`);
  });
});
