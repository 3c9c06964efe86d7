/** Automata scenarios 11.1 and 11.5: the turn of the Automated Alliance. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { automatedAlliance } from '../rules/automata/alliance/alliance.ts';
import { spread } from '../rules/automata/alliance/sympathy.ts';
import { boardOf as vagabotBoard } from '../rules/automata/vagabond/state.ts';
import { A, dawn, O, ordered, sympathetic, sympathy } from './automated-alliance.ts';
import { type Automaton, at, everywhere, player, put, snare, steps, type Woodland, woodland } from './woodland.ts';

describe('the example turn of the rulebook', () => {
  function example(): Woodland {
    const table = dawn('birdy-bindle', {}, [{ faction: 'marquise' }, { faction: 'eyrie' }]);
    for (const clearing of everywhere) if (clearing !== 3) put(table, O, clearing, { warrior: clearing === 1 ? 2 : 1 });
    put(table, O, 1, { keep: 1 });
    put(table, O, 5, { workshop: 1 });
    put(table, O, 9, { sawmill: 1 });
    put(table, O, 10, { recruiter: 1 });
    put(table, 2, 3, { roost: 1, warrior: 6 });
    return table;
  }

  test('BOT-S012 the bag is crafted for 1 VP, and a bird does not revolt', () => {
    const table = example();
    play(automatedAlliance.turn.birdsong(table, A));
    expect(player(table, A).items).toEqual(['sack']);
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'scored', vp: 1, why: 'birdy-bindle' }));
    expect(table.events).toContainEqual({ kind: 'automaton.skips', seat: A, clause: 'AUT-6.4.3' });
  });

  test('BOT-S013 Public Pity spreads twice: to 2 for nothing, to 5 for 1 VP', () => {
    const table = example();
    play(automatedAlliance.turn.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1.I 2', 'AUT-6.5.1 5']);
    expect(player(table, A).vp).toBe(1 + 0 + 1);
  });

  /** Birdsong and Daylight. */
  function revolting(): Woodland {
    const table = example();
    play(automatedAlliance.turn.birdsong(table, A));
    play(automatedAlliance.turn.daylight(table, A));
    return table;
  }

  test('BOT-S014 sympathy in 6', () => {
    expect(steps(revolting())[3]).toBe('AUT-6.5.1 6');
  });

  test('BOT-S015 the Surprise Revolt in 5, where most enemy pieces are', () => {
    const table = revolting();
    expect(steps(table)[4]).toBe('AUT-6.5.2 5');
    expect(at(table, O, 5)).toEqual({});
    expect(at(table, A, 5)).toEqual({ sympathy: 1, base: 1 });
    expect(player(table, A).vp).toBe(2 + 1 + 1);
  });

  test('BOT-S014 the keep is skipped, however few warriors are there', () => {
    const table = example();
    play(automatedAlliance.turn.birdsong(table, A));
    player(table, O).warriors[1] = 1;
    const before = table.events.length;
    play(spread(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.1 6');
    const [trace] = table.traces[before] ?? [];
    expect(trace?.rungs.at(-1)?.out.map((i) => trace.candidates[i])).toEqual(['1']);
  });

  test('BOT-S016 Evening: nothing to organize, a warrior in 5; 4 VP in all', () => {
    const table = example();
    play(automatedAlliance.turn.birdsong(table, A));
    play(automatedAlliance.turn.daylight(table, A));
    play(automatedAlliance.turn.evening(table, A));
    expect(at(table, A, 5)).toEqual({ sympathy: 1, base: 1, warrior: 1 });
    expect(player(table, A).vp).toBe(4);
    expect(table.state.open.discard).toEqual(['birdy-bindle']);
  });
});

test('AUT-6.3 setup: everything stays on the board', () => {
  const table = woodland([{ faction: 'alliance', level: 'easy', allianceTraits: ['veterans'] }, 'eyrie']);
  play(automatedAlliance.turn.setup(table, A));
  expect(player(table, A)).toMatchObject({ supply: 10, left: [3, 10] });
  expect(player(table, A).board).toMatchObject({ level: 'easy', traits: ['veterans'], order: null });
});

describe('revolt', () => {
  test('BOT-S132 a base of the suit on the map: no revolt, one spread of pity, one of Daylight', () => {
    const table = sympathy(dawn('anvil'), 1, 2, 3, 4, 5, 9);
    put(table, A, 1, { base: 1 });
    play(automatedAlliance.turn.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1 6']);
    play(automatedAlliance.turn.daylight(table, A));
    expect(steps(table).slice(2)).toEqual(['AUT-6.5.1 8']);
  });

  test('BOT-S140 without enemies too; it scores nothing, and nobody is pitied', () => {
    const table = sympathy(dawn('foxfolk-steel'), 6, 8);
    table.state.open.items.sword = 0;
    play(automatedAlliance.turn.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.3 6']);
    expect(at(table, A, 6)).toEqual({ sympathy: 1, base: 1 });
    expect(player(table, A).vp).toBe(0);
  });

  test('where ruins leave no slot the base cannot stand', () => {
    const table = sympathy(dawn('foxfolk-steel'), 6, 8);
    put(table, O, 6, { warrior: 2 });
    table.state.open.ruins[6] = 3;
    play(automatedAlliance.turn.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.3 8']);
  });

  test('BOT-S142 a suit whose base stands is passed over; of equals the highest priority', () => {
    const table = sympathy(ordered('armorers'), 2, 6, 10);
    put(table, A, 7, { base: 1 });
    put(table, O, 2, { warrior: 5 });
    put(table, O, 6, { warrior: 2 });
    put(table, O, 10, { warrior: 2 });
    play(automatedAlliance.turn.daylight(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.2 6');
  });

  test('BOT-S143 where the Vagabot’s pawn stands he damages three items and stays', () => {
    const table = sympathy(dawn('foxfolk-steel', {}, [{ faction: 'vagabond' }]), 12);
    player(table, O).pawn = 12;
    const { items } = vagabotBoard(table.state, O);
    for (const item of ['torch', 'boot', 'sword', 'coin'] as const)
      items.push({ item, up: true, damaged: false, ruin: false });
    play(automatedAlliance.turn.birdsong(table, A));
    expect(items.filter(({ damaged }) => damaged)).toHaveLength(3);
    expect(player(table, O).pawn).toBe(12);
    expect(at(table, A, 12)).toEqual({ sympathy: 1, base: 1 });
  });

  test('AUT-11.8.2 a snare goes with the other pieces, and the base comes', () => {
    const table = sympathy(dawn('foxfolk-steel', {}, ['corvids']), 6);
    snare(table, O, 6);
    play(automatedAlliance.turn.birdsong(table, A));
    expect(at(table, A, 6)).toEqual({ sympathy: 1, base: 1 });
    expect(at(table, O, 6)).toEqual({});
  });
});

describe('Evening', () => {
  function based(settings: Partial<Automaton> = {}): Woodland {
    const table = ordered('anvil', settings);
    put(table, A, 5, { base: 1, warrior: 3 });
    put(table, A, 8, { base: 1, warrior: 2 });
    return table;
  }

  test('BOT-S136 three warriors of a base go home for sympathy; then each base recruits', () => {
    const table = based();
    play(automatedAlliance.turn.evening(table, A));
    expect(steps(table)).toEqual(['AUT-6.6.1 5', 'AUT-6.5.1.I 1', 'AUT-6.6.2 -']);
    expect(at(table, A, 5)).toEqual({ base: 1, warrior: 1 });
    expect(at(table, A, 8)).toEqual({ base: 1, warrior: 3 });
    expect(player(table, A).supply).toBe(6);
  });

  test('AUT-D easy: it organizes with four', () => {
    const table = based({ level: 'easy' });
    play(automatedAlliance.turn.evening(table, A));
    expect(sympathetic(table)).toEqual([]);
  });

  test('AUT-D challenging: it organizes with two', () => {
    const table = based({ level: 'challenging' });
    play(automatedAlliance.turn.evening(table, A));
    expect(steps(table).filter((step) => step.startsWith('AUT-6.6.1'))).toEqual(['AUT-6.6.1 5', 'AUT-6.6.1 8']);
    expect(sympathetic(table)).toHaveLength(2);
  });

  test('AUT-D nightmare: with two, and 1 VP when Evening is over', () => {
    const table = based({ level: 'nightmare' });
    play(automatedAlliance.turn.evening(table, A));
    expect(sympathetic(table)).toHaveLength(2);
    expect(player(table, A).vp).toBe(0 + 1 + 1);
  });

  test('AUT-T-ALI-4 Wildfire: one more token by the order that has just gone, for nothing', () => {
    const table = sympathy(ordered('anvil', { allianceTraits: ['wildfire'] }), 2);
    play(automatedAlliance.turn.evening(table, A));
    expect(steps(table)).toEqual(['AUT-T-ALI-4 -', 'AUT-6.5.1 6']);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, A).vp).toBe(0);
  });

  test('AUT-T-ALI-4 Wildfire without a token left scores nothing either', () => {
    const table = sympathy(ordered('anvil', { allianceTraits: ['wildfire'] }), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    play(automatedAlliance.turn.evening(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.1.II -');
    expect(player(table, A).vp).toBe(0);
  });
});
