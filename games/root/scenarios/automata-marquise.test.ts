/** Automata scenarios 11.1 and 11.3: the Mechanical Marquise. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { revealOrder } from '../rules/automata/automaton.ts';
import { daylight } from '../rules/automata/marquise/daylight.ts';
import { mechanicalMarquise } from '../rules/automata/marquise/marquise.ts';
import { boardOf } from '../rules/automata/marquise/state.ts';
import { fight } from '../rules/battle.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import {
  type Automaton,
  at,
  dice,
  everywhere,
  hold,
  onTop,
  player,
  put,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const B = 0;
const O = 1;

/** A Mechanical Marquise with this order, in her Daylight. */
function ordered(card: string, settings: Partial<Automaton> = {}, others: Parameters<typeof woodland>[0] = ['eyrie']) {
  const table = woodland([{ faction: 'marquise', ...settings }, ...(others ?? [])]);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

/** She has built already, so that she does not expand. */
function settled(table: Woodland): Woodland {
  boardOf(table.state, B).built = true;
  return table;
}

/** Ruins and other people's roosts leave no room to build. */
function noSlots(table: Woodland): Woodland {
  for (const clearing of everywhere) table.state.open.ruins[clearing] = 3;
  return table;
}

const warriors = (table: Woodland) =>
  Object.fromEntries(everywhere.map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count));

describe('the example turn of the rulebook', () => {
  function example(): Woodland {
    const table = woodland([{ faction: 'marquise' }, 'eyrie']);
    turnOf(table, B, 'birdsong');
    for (const clearing of everywhere) if (clearing !== 3) put(table, B, clearing, { warrior: clearing === 1 ? 2 : 1 });
    put(table, B, 1, { keep: 1, sawmill: 1 });
    put(table, B, 5, { workshop: 1 });
    put(table, B, 9, { recruiter: 1 });
    put(table, O, 3, { roost: 1, warrior: 6 });
    onTop(table, 'root-tea-fox');
    return table;
  }

  test('BOT-S001 the tea is crafted for 1 VP without a workshop', () => {
    const table = example();
    play(mechanicalMarquise.birdsong(table, B));
    expect(player(table, B)).toMatchObject({ vp: 1, items: ['tea'] });
    expect(table.state.open.turn.activated.every((count) => count === 0)).toBe(true);
  });

  test('BOT-S002 no battle, and a warrior in each fox clearing', () => {
    const table = example();
    play(mechanicalMarquise.birdsong(table, B));
    play(daylight(table, B));
    expect(steps(table).filter((step) => step.startsWith('AUT-4.5.1'))).toEqual([]);
    expect(warriors(table)).toMatchObject({ 1: 3, 6: 2, 8: 2, 12: 2 });
  });

  test('BOT-S003 a sawmill in clearing 6, because clearing 1 has no open slot', () => {
    const table = example();
    play(mechanicalMarquise.birdsong(table, B));
    play(daylight(table, B));
    expect(at(table, B, 6)).toEqual({ warrior: 2, sawmill: 1 });
    const built = table.events.findIndex((event) => event.kind === 'automaton.acts' && event.clause === 'AUT-4.5.3');
    const [trace] = table.traces[built] ?? [];
    expect(trace?.rungs.map(({ how }) => how)).toEqual(['where', 'most', 'first', 'legal']);
    expect(trace?.rungs.at(-1)?.out.map((i) => trace.candidates[i])).toEqual(['1']);
  });

  test('BOT-S004 nobody marches, no expansion; two sawmills score 1 VP and the order goes', () => {
    const table = example();
    play(mechanicalMarquise.birdsong(table, B));
    play(daylight(table, B));
    play(mechanicalMarquise.evening(table, B));
    expect(steps(table).some((step) => step.startsWith('AUT-4.5.5'))).toBe(false);
    expect(player(table, B).vp).toBe(2);
    expect(table.state.open.discard).toEqual(['root-tea-fox']);
  });
});

test('AUT-4.3 setup by chance: keep, thirteen warriors in the supply, three buildings around the keep', () => {
  const table = woodland([{ faction: 'marquise' }, 'eyrie']);
  play(mechanicalMarquise.setup(table, B), 'pick=0', 'pick=1', 'pick=0', 'pick=0');
  expect(player(table, B)).toMatchObject({ supply: 13, corner: 1 });
  expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2, workshop: 1 });
  expect(at(table, B, 3)).toEqual({});
});

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
    const table = noSlots(settled(ordered('sword', settings)));
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
    const table = noSlots(settled(ordered('armorers')));
    for (const clearing of [1, 5, 8, 12]) put(table, B, clearing, { warrior: 1 });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 1: 1, 5: 1, 8: 3, 12: 3 });
  });

  test('AUT-T-MAR-4 Iron Will doubles that', () => {
    const table = noSlots(settled(ordered('armorers', { marquiseTraits: ['iron-will'] })));
    for (const clearing of [1, 5]) put(table, B, clearing, { warrior: 1 });
    play(daylight(table, B));
    expect(player(table, B).supply).toBe(25 - 2 - 8);
  });

  test('BOT-S183 a snare is removed, and its clearing gets nothing', () => {
    const table = noSlots(settled(ordered('anvil', {}, ['corvids'])));
    put(table, O, 6, { plot: 1 });
    layFaceDown(table.state, O, 6, 'snare');
    turnUp(table.state, O, 6);
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
    const table = noSlots(ordered('sword'));
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
    play(mechanicalMarquise.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });

  test('BOT-S194 a nightmare scores 1 VP more at the end', () => {
    const table = ordered('anvil', { level: 'nightmare' });
    put(table, B, 2, { sawmill: 3 });
    play(mechanicalMarquise.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });
});

describe('march', () => {
  test('BOT-S118 a neighbour that cannot be entered is skipped', () => {
    const table = noSlots(settled(ordered('anvil', {}, ['eyrie', 'alliance'])));
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
    const table = noSlots(settled(ordered('armorers', { marchOnce }, ['vagabond', 'eyrie'])));
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
    const table = noSlots(settled(ordered('armorers')));
    put(table, B, 4, { warrior: 4 });
    put(table, B, 9, { warrior: 4 });
    player(table, B).supply = 0;
    put(table, O, 12, { warrior: 4 });
    play(daylight(table, B), ...dice(0, 0));
    expect(at(table, B, 12)).toEqual({ warrior: 2 });
    expect(steps(table).filter((step) => step.startsWith('AUT-4.7.1'))).toEqual([`AUT-4.7.1 12 vs ${O}`]);
  });

  test('BOT-S190 by ferry for 1 VP', () => {
    const table = noSlots(woodland([{ faction: 'marquise' }, 'eyrie'], { map: 'lake' }));
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
    const table = noSlots(settled(ordered('anvil', {}, ['alliance'])));
    put(table, B, 6, { warrior: 5 });
    player(table, B).supply = 0;
    put(table, O, 11, { sympathy: 1 });
    onTop(table, 'sword');
    play(daylight(table, B));
    expect(supportersOf(table.state, O)).toEqual(['sword']);
  });

  test('AUT-T-MAR-1 Blitz: all but one leave the best safe clearing and attack', () => {
    const table = noSlots(settled(ordered('anvil', { marquiseTraits: ['blitz'] })));
    put(table, B, 5, { warrior: 3 });
    player(table, B).supply = 0;
    put(table, O, 2, { warrior: 1 });
    play(daylight(table, B), ...dice(0, 0));
    expect(warriors(table)).toEqual({ 5: 1, 2: 2 });
    expect(steps(table).at(-1)).toBe(`AUT-4.5.1 2 vs ${O}`);
  });
});

describe('defence', () => {
  function attacked(trait: string): Woodland {
    const table = woodland([{ faction: 'marquise', marquiseTraits: [trait] }, 'eyrie']);
    turnOf(table, O);
    put(table, B, 1, { keep: 1 });
    put(table, O, 6, { warrior: 5 });
    return table;
  }

  test('AUT-T-MAR-2 Fortified: an odd hit on buildings is lost', () => {
    const table = attacked('fortified');
    put(table, B, 6, { warrior: 1, sawmill: 2 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 6)).toEqual({ sawmill: 2 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 6)).toEqual({ sawmill: 1 });
  });

  test('AUT-T-MAR-3 Hospitals: two lost warriors bring two to the keep', () => {
    const table = attacked('hospitals');
    put(table, B, 6, { warrior: 3 });
    play(fight(table, O, B, 6), ...dice(2, 0));
    expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2 });
    play(fight(table, O, B, 6), ...dice(1, 0));
    expect(at(table, B, 1)).toEqual({ keep: 1, warrior: 2 });
  });
});
