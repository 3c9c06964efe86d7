/** Automata scenarios 11.9: the Daylight of the Drillbit Duchy, which digs, builds and lets its ministers act. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import facts from '../data/automata.json' with { type: 'json' };
import { drillbitMinisters } from '../data/automata.ts';
import { BURROW } from '../data/maps.ts';
import { build } from '../rules/automata/duchy/build.ts';
import { daylight } from '../rules/automata/duchy/daylight.ts';
import { digStep } from '../rules/automata/duchy/dig.ts';
import { offices } from '../rules/automata/duchy/ministers.ts';
import { fight } from '../rules/battle/battle.ts';
import { B, BIRD, crown, inSupply, MOUSE, O, ordered, RABBIT, skipped, waiting, warriors } from './drillbit-duchy.ts';
import { at, dice, player, put, slotsOnlyIn, snare, steps } from './woodland.ts';

test('AUT-10.7 the ministers are those of the printed board', () => {
  const printed = facts.factions.find(({ id }) => id === 'drillbit-duchy')?.ministers;
  expect(drillbitMinisters).toEqual(printed?.map(({ id, suit }) => ({ id, suit })));
});

describe('dig', () => {
  test('BOT-S173 with a bird order where enemies have built most, but not at the keep', () => {
    const table = waiting(ordered(BIRD, {}, ['marquise']), 4);
    put(table, O, 2, { keep: 1, sawmill: 2 });
    put(table, O, 5, { workshop: 2 });
    put(table, O, 6, { recruiter: 1 });
    play(digStep(table, B));
    expect(at(table, B, 5)).toEqual({ tunnel: 1, warrior: 4 });
    const dug = table.events.findIndex((event) => event.kind === 'automaton.acts');
    const [trace] = table.traces[dug] ?? [];
    expect(trace?.rungs.at(-1)?.out.map((i) => trace.candidates[i])).toEqual(['2']);
  });

  test('AUT-10.5.1.I of equally many slots the clearing with fewest warriors of anybody', () => {
    const table = waiting(slotsOnlyIn(ordered(MOUSE), 2, 7, 9), 4);
    put(table, O, 2, { warrior: 1 });
    put(table, B, 7, { warrior: 1 });
    play(digStep(table, B));
    expect(at(table, B, 9)).toEqual({ tunnel: 1, warrior: 4 });
  });

  test('with three warriors in the Burrow nothing is dug', () => {
    const table = waiting(ordered(MOUSE), 3);
    play(digStep(table, B));
    expect(at(table, B, BURROW)).toEqual({ warrior: 3 });
    expect(skipped(table)).toEqual(['AUT-10.5.1']);
  });

  test('BOT-S179 three are enough for the Brigadier, and all of them come', () => {
    const table = waiting(ordered(MOUSE), 3);
    put(table, O, 9, { roost: 1 });
    play(offices.brigadier?.(table, B) as never);
    expect(at(table, B, 9)).toEqual({ tunnel: 1, warrior: 3 });
    const more = waiting(ordered(MOUSE), 5);
    play(offices.brigadier?.(more, B) as never);
    expect(warriors(more)).toEqual({ [BURROW]: 1, 2: 4 });
  });

  test('AUT-11.8.2 a snare goes, and with it the dig', () => {
    const table = waiting(ordered(MOUSE, {}, ['corvids']), 4);
    slotsOnlyIn(table, 2);
    snare(table, O, 2);
    play(digStep(table, B));
    expect(at(table, O, 2)).toEqual({});
    expect(at(table, B, 2)).toEqual({});
    expect(at(table, B, BURROW)).toEqual({ warrior: 4 });
  });

  test('AUT-T-DUC-3 Overwhelm: two digs with three warriors each', () => {
    const table = waiting(ordered(MOUSE, { duchyTraits: ['overwhelm'] }), 7);
    play(digStep(table, B));
    expect(warriors(table)).toEqual({ [BURROW]: 1, 2: 3, 7: 3 });
    const once = waiting(ordered(MOUSE, { duchyTraits: ['overwhelm'] }), 5);
    play(digStep(once, B));
    expect(warriors(once)).toEqual({ [BURROW]: 2, 2: 3 });
  });

  test('AUT-T-DUC-4 Invaders: where most enemy buildings stand, then fewest enemy warriors', () => {
    const table = waiting(ordered(MOUSE, { duchyTraits: ['invaders'] }), 4);
    put(table, O, 7, { roost: 1, warrior: 2 });
    put(table, O, 9, { roost: 1, warrior: 1 });
    play(digStep(table, B));
    expect(at(table, B, 9)).toEqual({ tunnel: 1, warrior: 4 });
  });
});

describe('build', () => {
  test.each([
    [9, { citadel: 1 }],
    [8, { market: 1 }],
  ])('BOT-S174 with %i warriors in the supply', (supply, built) => {
    const table = ordered(MOUSE);
    put(table, B, 6, { warrior: 2 });
    inSupply(table, supply);
    play(build(table, B, 'AUT-10.5.3'));
    expect(at(table, B, 6)).toEqual({ warrior: 2, ...built });
  });

  test('BOT-S175 without a slot 1 VP, with nothing left to build none', () => {
    const table = slotsOnlyIn(ordered(MOUSE));
    put(table, B, 6, { warrior: 2 });
    play(build(table, B, 'AUT-10.5.3'));
    expect(player(table, B).vp).toBe(1);
    const all = ordered(MOUSE);
    put(all, B, 11, { citadel: 3 });
    put(all, B, 6, { market: 2 });
    put(all, B, 7, { market: 1 });
    play(build(all, B, 'AUT-10.5.3'));
    expect(player(all, B).vp).toBe(0);
  });

  test('AUT-T-DUC-4 Invaders battle everywhere when only slots are missing', () => {
    const table = slotsOnlyIn(ordered(MOUSE, { duchyTraits: ['invaders'] }));
    put(table, B, 6, { warrior: 3 });
    put(table, O, 6, { warrior: 1 });
    put(table, B, 12, { warrior: 1 });
    put(table, O, 12, { warrior: 1 });
    play(build(table, B, 'AUT-10.5.3'), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-T-DUC-4 6 vs ${O}`, `AUT-T-DUC-4 12 vs ${O}`]);
    expect(player(table, B).vp).toBe(0);
    const nowhere = slotsOnlyIn(ordered(MOUSE, { duchyTraits: ['invaders'] }));
    put(nowhere, B, 12, { warrior: 1 });
    put(nowhere, O, 12, { warrior: 1 });
    play(build(nowhere, B, 'AUT-10.5.3'));
    expect(player(nowhere, B).vp).toBe(1);
  });
});

describe('ministers', () => {
  test('AUT-10.5.4 they act from top to bottom, each as its clause says', () => {
    const table = crown(ordered(RABBIT), 'duchess-of-mud', 'baron-of-dirt', 'earl-of-stone', 'mayor', 'banker');
    for (const clearing of [6, 8, 12]) put(table, B, clearing, { tunnel: 1, warrior: 1 });
    put(table, B, 6, { citadel: 1 });
    put(table, B, 7, { market: 1, warrior: 9 });
    put(table, B, 9, { citadel: 1 });
    play(daylight(table, B));
    const acting = steps(table).filter((step) => step.startsWith('AUT-10.7'));
    expect(acting.map((step) => step.split(' ')[0])).toEqual([
      'AUT-10.7.5',
      'AUT-10.7.6',
      'AUT-10.7.7',
      'AUT-10.7.8',
      'AUT-10.7.9',
    ]);
    const scored = table.events.flatMap((event) => (event.kind === 'scored' ? [[event.clause, event.vp]] : []));
    expect(Object.fromEntries(scored)).toEqual({
      'AUT-10.7.6': 1,
      'AUT-10.7.7': 2,
      'AUT-10.7.8': 3,
      'AUT-10.7.9': 2,
    });
    expect(at(table, B, 7)).toEqual({ market: 2, warrior: 8 });
    expect(at(table, B, 8)).toEqual({ market: 1, tunnel: 1, warrior: 1 });
  });

  test('AUT-10.7.1 the Captain fights harder only where a tunnel is, and only as attacker', () => {
    const table = crown(ordered(MOUSE), 'captain');
    put(table, B, 7, { warrior: 2, tunnel: 1 });
    put(table, O, 7, { warrior: 3 });
    play(fight(table, B, O, 7), ...dice(0, 0));
    expect(at(table, O, 7)).toEqual({ warrior: 2 });
    play(fight(table, O, B, 7), ...dice(0, 0));
    expect(at(table, O, 7)).toEqual({ warrior: 2 });
  });
});
