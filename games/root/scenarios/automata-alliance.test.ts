/** Automata scenarios 11.1 and 11.5: the Automated Alliance. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { automatedAlliance } from '../rules/automata/alliance/alliance.ts';
import { spread } from '../rules/automata/alliance/sympathy.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { march } from '../rules/automata/moving.ts';
import { boardOf as vagabotBoard } from '../rules/automata/vagabond/state.ts';
import { fight } from '../rules/battle.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import { warriorMover } from '../rules/move.ts';
import { building, remove } from '../rules/removal.ts';
import {
  type Automaton,
  at,
  dice,
  ending,
  everywhere,
  hand,
  hold,
  onTop,
  player,
  put,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const A = 0;
const O = 1;

type Others = NonNullable<Parameters<typeof woodland>[0]>;

/** An Automated Alliance in its Birdsong; this card will be its order. */
function dawn(card: string, settings: Partial<Automaton> = {}, others: Others = ['marquise']): Woodland {
  const table = woodland([{ faction: 'alliance', ...settings }, ...others]);
  turnOf(table, A, 'birdsong');
  onTop(table, card);
  return table;
}

/** The same with its order revealed, in this part of its turn. */
function ordered(card: string, settings: Partial<Automaton> = {}, others: Others = ['marquise']): Woodland {
  const table = dawn(card, settings, others);
  play(revealOrder(table, A));
  turnOf(table, A);
  return table;
}

function sympathy(table: Woodland, ...clearings: readonly number[]): Woodland {
  for (const clearing of clearings) put(table, A, clearing, { sympathy: 1 });
  return table;
}

const sympathetic = (table: Woodland) => everywhere.filter((clearing) => at(table, A, clearing).sympathy === 1);

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
    play(automatedAlliance.birdsong(table, A));
    expect(player(table, A).items).toEqual(['sack']);
    expect(table.events).toContainEqual(expect.objectContaining({ kind: 'scored', vp: 1, why: 'birdy-bindle' }));
    expect(table.events).toContainEqual({ kind: 'automaton.skips', seat: A, clause: 'AUT-6.4.3' });
  });

  test('BOT-S013 Public Pity spreads twice: to 2 for nothing, to 5 for 1 VP', () => {
    const table = example();
    play(automatedAlliance.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1.I 2', 'AUT-6.5.1 5']);
    expect(player(table, A).vp).toBe(1 + 0 + 1);
  });

  /** Birdsong and Daylight. */
  function revolting(): Woodland {
    const table = example();
    play(automatedAlliance.birdsong(table, A));
    play(automatedAlliance.daylight(table, A));
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
    play(automatedAlliance.birdsong(table, A));
    player(table, O).warriors[1] = 1;
    const before = table.events.length;
    play(spread(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.1 6');
    const [trace] = table.traces[before] ?? [];
    expect(trace?.rungs.at(-1)?.out.map((i) => trace.candidates[i])).toEqual(['1']);
  });

  test('BOT-S016 Evening: nothing to organize, a warrior in 5; 4 VP in all', () => {
    const table = example();
    play(automatedAlliance.birdsong(table, A));
    play(automatedAlliance.daylight(table, A));
    play(automatedAlliance.evening(table, A));
    expect(at(table, A, 5)).toEqual({ sympathy: 1, base: 1, warrior: 1 });
    expect(player(table, A).vp).toBe(4);
    expect(table.state.open.discard).toEqual(['birdy-bindle']);
  });
});

test('AUT-6.3 setup: everything stays on the board', () => {
  const table = woodland([{ faction: 'alliance', level: 'easy', allianceTraits: ['veterans'] }, 'eyrie']);
  play(automatedAlliance.setup(table, A));
  expect(player(table, A)).toMatchObject({ supply: 10, left: [3, 10] });
  expect(player(table, A).board).toMatchObject({ level: 'easy', traits: ['veterans'], order: null });
});

describe('revolt', () => {
  test('BOT-S132 a base of the suit on the map: no revolt, one spread of pity, one of Daylight', () => {
    const table = sympathy(dawn('anvil'), 1, 2, 3, 4, 5, 9);
    put(table, A, 1, { base: 1 });
    play(automatedAlliance.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1 6']);
    play(automatedAlliance.daylight(table, A));
    expect(steps(table).slice(2)).toEqual(['AUT-6.5.1 8']);
  });

  test('BOT-S140 without enemies too; it scores nothing and there is no pity', () => {
    const table = sympathy(dawn('foxfolk-steel'), 6, 8);
    table.state.open.items.sword = 0;
    play(automatedAlliance.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.3 6']);
    expect(at(table, A, 6)).toEqual({ sympathy: 1, base: 1 });
    expect(player(table, A).vp).toBe(0);
  });

  test('where ruins leave no slot the base cannot stand', () => {
    const table = sympathy(dawn('foxfolk-steel'), 6, 8);
    put(table, O, 6, { warrior: 2 });
    table.state.open.ruins[6] = 3;
    play(automatedAlliance.birdsong(table, A));
    expect(steps(table)).toEqual(['AUT-6.4.3 8']);
  });

  test('BOT-S142 a suit whose base stands is passed over; of equals the highest priority', () => {
    const table = sympathy(ordered('armorers'), 2, 6, 10);
    put(table, A, 7, { base: 1 });
    put(table, O, 2, { warrior: 5 });
    put(table, O, 6, { warrior: 2 });
    put(table, O, 10, { warrior: 2 });
    play(automatedAlliance.daylight(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.2 6');
  });

  test('BOT-S143 where the Vagabot’s pawn stands he damages three items and stays', () => {
    const table = sympathy(dawn('foxfolk-steel', {}, [{ faction: 'vagabond' }]), 12);
    player(table, O).pawn = 12;
    const { items } = vagabotBoard(table.state, O);
    for (const item of ['torch', 'boot', 'sword', 'coin'] as const)
      items.push({ item, up: true, damaged: false, ruin: false });
    play(automatedAlliance.birdsong(table, A));
    expect(items.filter(({ damaged }) => damaged)).toHaveLength(3);
    expect(player(table, O).pawn).toBe(12);
    expect(at(table, A, 12)).toEqual({ sympathy: 1, base: 1 });
  });

  test('AUT-11.8.2 a snare goes with the other pieces, and the base comes', () => {
    const table = sympathy(dawn('foxfolk-steel', {}, ['corvids']), 6);
    snare(table, 6);
    play(automatedAlliance.birdsong(table, A));
    expect(at(table, A, 6)).toEqual({ sympathy: 1, base: 1 });
    expect(at(table, O, 6)).toEqual({});
  });
});

/** A snare that lies face up. */
function snare(table: Woodland, clearing: number): void {
  put(table, O, clearing, { plot: 1 });
  layFaceDown(table.state, O, clearing, 'snare');
  turnUp(table.state, O, clearing);
}

describe('sympathy', () => {
  test('BOT-S133 martial law costs 1 VP, never more than the token is worth', () => {
    const table = sympathy(ordered('anvil', {}, ['eyrie']), 2, 4, 5, 7, 9);
    for (const clearing of [1, 8, 12]) put(table, O, clearing, { warrior: 5 });
    put(table, O, 6, { warrior: 4 });
    play(spread(table, A));
    expect(steps(table)).toEqual(['AUT-6.5.1 6']);
    expect(player(table, A).vp).toBe(1);
    const first = ordered('anvil', {}, ['eyrie', { faction: 'marquise' }, 'duchy']);
    for (const clearing of everywhere) put(first, 1 + (clearing % 3), clearing, { warrior: 3 });
    play(spread(first, A));
    expect(sympathetic(first)).toEqual([1]);
    expect(player(first, A).vp).toBe(0);
  });

  function cornered(settings: Partial<Automaton> = {}, inThree = 0): Woodland {
    const table = sympathy(ordered('sword', settings), 7, 8);
    for (const clearing of [1, 2, 5, 9, 10, 11]) put(table, O, clearing, { warrior: 1 });
    put(table, O, 4, { warrior: 2 });
    put(table, O, 12, { warrior: 3 });
    put(table, O, 3, { warrior: inThree });
    return table;
  }

  test('BOT-S134 no ordered neutral neighbour: anywhere, where fewest enemies are', () => {
    for (const [settings, inThree, expected] of [
      [{}, 0, 3],
      [{ spreadFallbackAdjacent: true }, 0, 3],
      [{}, 4, 6],
      [{ spreadFallbackAdjacent: true }, 4, 4],
    ] as const) {
      const table = cornered(settings, inThree);
      play(spread(table, A));
      expect(steps(table)).toEqual([`AUT-6.5.1.I ${expected}`]);
    }
  });

  test('AUT-6.5.1.I the first token goes anywhere, whatever the switch says', () => {
    const table = ordered('sword', { spreadFallbackAdjacent: true });
    put(table, O, 1, { warrior: 1 });
    play(spread(table, A));
    expect(sympathetic(table)).toEqual([2]);
  });

  test('BOT-S135 without tokens each spread scores 5 VP', () => {
    const table = sympathy(dawn('armorers'), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    for (const clearing of [1, 2, 3]) put(table, A, clearing, { base: 1 });
    play(automatedAlliance.birdsong(table, A));
    expect(player(table, A).vp).toBe(5);
    play(automatedAlliance.daylight(table, A));
    expect(player(table, A).vp).toBe(10);
    expect(steps(table)).toEqual(['AUT-6.4.4 -', 'AUT-6.5.1.II -', 'AUT-6.5.1.II -']);
  });

  test('AUT-11.8.2 a snare takes the place of the token, which scores nothing', () => {
    const table = sympathy(ordered('anvil', {}, ['corvids']), 2, 3);
    snare(table, 6);
    put(table, O, 1, { warrior: 1 });
    put(table, O, 8, { warrior: 1 });
    play(spread(table, A));
    expect(sympathetic(table)).toEqual([2, 3]);
    expect(at(table, O, 6)).toEqual({});
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S191 closed paths are paths', () => {
    const table = woodland([{ faction: 'alliance' }, 'marquise'], { map: 'mountain' });
    turnOf(table, A);
    onTop(table, 'armorers');
    play(revealOrder(table, A));
    sympathy(table, 11);
    for (const clearing of everywhere) if (clearing !== 12) put(table, O, clearing, { warrior: 1 });
    play(spread(table, A));
    expect(steps(table)).toEqual(['AUT-6.5.1 12']);
  });

  test('BOT-S210 the ferry makes nothing adjacent', () => {
    const table = woodland([{ faction: 'alliance' }, 'marquise'], { map: 'lake' });
    table.state.open.ferry = 1;
    onTop(table, 'armorers');
    play(revealOrder(table, A));
    sympathy(table, 1);
    for (const clearing of everywhere) put(table, O, clearing, { warrior: [10, 11, 12].includes(clearing) ? 0 : 1 });
    play(spread(table, A));
    expect(steps(table)[0]).toMatch(/^AUT-6\.5\.1 [2-9]$/);
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
    play(automatedAlliance.evening(table, A));
    expect(steps(table)).toEqual(['AUT-6.6.1 5', 'AUT-6.5.1.I 1', 'AUT-6.6.2 -']);
    expect(at(table, A, 5)).toEqual({ base: 1, warrior: 1 });
    expect(at(table, A, 8)).toEqual({ base: 1, warrior: 3 });
    expect(player(table, A).supply).toBe(6);
  });

  test('AUT-D easy: it organizes with four', () => {
    const table = based({ level: 'easy' });
    play(automatedAlliance.evening(table, A));
    expect(sympathetic(table)).toEqual([]);
  });

  test('AUT-D challenging: it organizes with two', () => {
    const table = based({ level: 'challenging' });
    play(automatedAlliance.evening(table, A));
    expect(steps(table).filter((step) => step.startsWith('AUT-6.6.1'))).toEqual(['AUT-6.6.1 5', 'AUT-6.6.1 8']);
    expect(sympathetic(table)).toHaveLength(2);
  });

  test('AUT-D nightmare: with two, and 1 VP when Evening is over', () => {
    const table = based({ level: 'nightmare' });
    play(automatedAlliance.evening(table, A));
    expect(sympathetic(table)).toHaveLength(2);
    expect(player(table, A).vp).toBe(0 + 1 + 1);
  });

  test('AUT-T-ALI-4 Wildfire: one more token by the order that has just gone, for nothing', () => {
    const table = sympathy(ordered('anvil', { allianceTraits: ['wildfire'] }), 2);
    play(automatedAlliance.evening(table, A));
    expect(steps(table)).toEqual(['AUT-T-ALI-4 -', 'AUT-6.5.1 6']);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, A).vp).toBe(0);
  });

  test('AUT-T-ALI-4 Wildfire without a token left scores nothing either', () => {
    const table = sympathy(ordered('anvil', { allianceTraits: ['wildfire'] }), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    play(automatedAlliance.evening(table, A));
    expect(steps(table).at(-1)).toBe('AUT-6.5.1.II -');
    expect(player(table, A).vp).toBe(0);
  });
});

describe('outrage', () => {
  function marched(...cards: readonly string[]): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'eyrie']), 6);
    turnOf(table, O);
    put(table, O, 3, { warrior: 1, roost: 1 });
    hold(table, O, ...cards);
    return table;
  }
  const toSix = (table: Woodland) => warriorMover.take(table, O, null, false);

  test('BOT-S137 a person discards a card that matches, a bird too', () => {
    const table = marched('bake-sale', 'armorers');
    play(toSix(table), 'clearing:6', 'card:armorers');
    expect(table.state.open.discard).toEqual(['armorers']);
    expect(hand(table, O)).toEqual(['bake-sale']);
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S137 without one the Alliance scores', () => {
    const table = marched('bake-sale');
    play(toSix(table), 'clearing:6');
    expect(hand(table, O)).toEqual(['bake-sale']);
    expect(player(table, A).vp).toBe(1);
  });

  test('AUT-6.2.3 whoever removes a token pays too', () => {
    const table = marched('bake-sale', 'anvil');
    put(table, O, 6, { warrior: 2 });
    play(fight(table, O, A, 6), ...dice(0, 0), 'card:anvil');
    expect(sympathetic(table)).toEqual([]);
    expect(table.state.open.discard).toEqual(['anvil']);
    expect(player(table, O).vp).toBe(1);
  });

  test('BOT-S138 automata never pay', () => {
    const table = sympathy(woodland([{ faction: 'alliance' }, { faction: 'marquise' }]), 12);
    turnOf(table, O);
    put(table, O, 4, { warrior: 2 });
    play(march(table, O, 'AUT-4.5.4', [], 4, { to: 12, ferry: false }, 2));
    expect(at(table, O, 12)).toEqual({ warrior: 2 });
    expect(player(table, A).vp).toBe(0);
  });
});

describe('crackdown', () => {
  function lostBase(): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'marquise']), 4, 5, 8);
    turnOf(table, O);
    put(table, A, 5, { base: 1 });
    return table;
  }

  test('BOT-S139 the sympathy of the suit goes with the base; only the base scores', () => {
    const table = lostBase();
    play(remove(table, [{ ...building(A, 0, 5), by: O }]));
    expect(sympathetic(table)).toEqual([8]);
    expect(player(table, O).vp).toBe(1);
    expect(player(table, A).vp).toBe(0);
  });

  test('BOT-S208 whoever wins by the base wins before the crackdown', () => {
    const table = sympathy(woodland([{ faction: 'alliance' }, 'marquise']), 4, 8);
    turnOf(table, O);
    put(table, A, 5, { base: 1 });
    put(table, O, 5, { warrior: 1 });
    player(table, O).vp = 29;
    const outcome = ending(fight(table, O, A, 5), ...dice(0, 0));
    expect(outcome).toMatchObject({ winners: [O], reason: 'points' });
    expect(sympathetic(table)).toEqual([4, 8]);
  });
});

describe('battle', () => {
  function attacked(settings: Partial<Automaton> = {}, warriors = 0): Woodland {
    const table = sympathy(woodland([{ faction: 'alliance', ...settings }, 'marquise']), 6);
    turnOf(table, O);
    put(table, O, 6, { warrior: 4 });
    put(table, A, 6, { warrior: warriors });
    return table;
  }

  test('BOT-S141 Automated Ambush with a warrior, not for a token alone', () => {
    const token = attacked();
    play(fight(token, O, A, 6), ...dice(0, 0));
    expect(at(token, O, 6)).toEqual({ warrior: 4 });
    const warrior = attacked({}, 1);
    play(fight(warrior, O, A, 6), ...dice(0, 0));
    expect(at(warrior, O, 6)).toEqual({ warrior: 3 });
  });

  test('AUT-T-ALI-1 Informants: for a token alone too', () => {
    const table = attacked({ allianceTraits: ['informants'] });
    play(fight(table, O, A, 6), ...dice(0, 0));
    expect(at(table, O, 6)).toEqual({ warrior: 3 });
  });

  test('AUT-T-ALI-2 Popularity: a token is worth nothing to the remover', () => {
    const table = attacked({ allianceTraits: ['popularity'] });
    play(fight(table, O, A, 6), ...dice(0, 0));
    expect(sympathetic(table)).toEqual([]);
    expect(player(table, O).vp).toBe(0);
  });

  test('AUT-T-ALI-3 Veterans: the larger die is hers, on top of the ambush', () => {
    const table = attacked({ allianceTraits: ['veterans'] }, 2);
    play(fight(table, O, A, 6), ...dice(2, 0));
    expect(at(table, A, 6)).toEqual({ sympathy: 1, warrior: 2 });
    expect(at(table, O, 6)).toEqual({ warrior: 4 - 2 - 1 });
  });
});
