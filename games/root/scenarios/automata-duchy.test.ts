/** Automata scenarios 11.1 and 11.9: the Drillbit Duchy. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import facts from '../data/automata.json' with { type: 'json' };
import { drillbitMinisters } from '../data/automata.ts';
import { difficultyOf } from '../data/automata-facts.ts';
import { BURROW } from '../data/maps.ts';
import { revealOrder, takeHits } from '../rules/automata/automaton.ts';
import { battles } from '../rules/automata/duchy/battle.ts';
import { build } from '../rules/automata/duchy/build.ts';
import { daylight } from '../rules/automata/duchy/daylight.ts';
import { digStep } from '../rules/automata/duchy/dig.ts';
import { drillbitDuchy } from '../rules/automata/duchy/duchy.ts';
import { offices } from '../rules/automata/duchy/ministers.ts';
import { boardOf } from '../rules/automata/duchy/state.ts';
import { fight } from '../rules/battle.ts';
import { type Battle, DEFENDER } from '../rules/battle-state.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import type { Minister } from '../rules/factions/duchy/state.ts';
import {
  type Automaton,
  at,
  dice,
  everywhere,
  hand,
  hold,
  onTop,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const B = 0;
const O = 1;
const MOUSE = 'sword';
const FOX = 'anvil';
const RABBIT = 'bake-sale';
const BIRD = 'armorers';

type Others = NonNullable<Parameters<typeof woodland>[0]>;

/** A Drillbit Duchy with this order, in its Daylight. */
function ordered(card: string, settings: Partial<Automaton> = {}, others: Others = ['eyrie']): Woodland {
  const table = woodland([{ faction: 'duchy', ...settings }, ...others]);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

function crown(table: Woodland, ...ministers: Minister[]): Woodland {
  boardOf(table.state, B).crowned.push(...ministers);
  return table;
}

const crowned = ({ state }: Woodland) => boardOf(state, B).crowned;

/** Warriors wait in the Burrow. */
function waiting(table: Woodland, count: number): Woodland {
  put(table, B, BURROW, { warrior: count });
  return table;
}

/** The supply keeps so many warriors; the rest are out of the way in the Burrow. */
function inSupply(table: Woodland, count: number): Woodland {
  return waiting(table, player(table, B).supply - count);
}

/** Ruins leave no room to build but in these clearings. */
function slotsOnlyIn(table: Woodland, ...open: readonly number[]): Woodland {
  for (const clearing of everywhere) table.state.open.ruins[clearing] = open.includes(clearing) ? 0 : 3;
  return table;
}

const steps = (table: Woodland) =>
  table.events.flatMap((event) =>
    event.kind === 'automaton.acts'
      ? [`${event.clause} ${event.clearing ?? '-'}${event.of === null ? '' : ` vs ${event.of}`}`]
      : [],
  );
const skipped = (table: Woodland) =>
  table.events.flatMap((event) => (event.kind === 'automaton.skips' ? [event.clause] : []));
const warriors = (table: Woodland) =>
  Object.fromEntries(
    [BURROW, ...everywhere].map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count),
  );

describe('the example turn of the rulebook', () => {
  /** Mouse clearings are 2, 4 and 12, as the markers of the example say. */
  function example(...others: Others): Woodland {
    const table = ordered(MOUSE, { level: 'easy' }, others.length > 0 ? others : ['eyrie', 'marquise']);
    const { suits } = table.state.open;
    for (const clearing of everywhere) suits[clearing] = [2, 4, 12].includes(clearing) ? 'mouse' : 'fox';
    suits[5] = 'rabbit';
    return crown(table, 'captain', 'marshal', 'foremole', 'brigadier');
  }

  test('BOT-S039 easy: one warrior, two citadels and the Foremole bring four into the Burrow', () => {
    const table = woodland([{ faction: 'duchy', level: 'easy' }, 'eyrie']);
    crown(table, 'captain', 'marshal', 'foremole', 'brigadier');
    put(table, B, 5, { citadel: 2 });
    table.state.open.items.sword = 0;
    onTop(table, MOUSE);
    play(drillbitDuchy.birdsong(table, B));
    expect(at(table, B, BURROW)).toEqual({ warrior: 4 });
    expect(player(table, B).vp).toBe(0);
  });

  test('BOT-S040 the tunnel with fewest warriors moves to the mouse clearing with most open slots', () => {
    const table = waiting(slotsOnlyIn(example(), 2, 4), 4);
    put(table, B, 5, { tunnel: 1, warrior: 6 });
    put(table, B, 10, { tunnel: 1, warrior: 1 });
    put(table, B, 12, { tunnel: 1, warrior: 3 });
    play(digStep(table, B));
    expect(at(table, B, 2)).toEqual({ tunnel: 1, warrior: 4 });
    expect(at(table, B, 10)).toEqual({ warrior: 1 });
    expect(at(table, B, BURROW)).toEqual({});
    expect(player(table, B).vp).toBe(0);
  });

  function battling(): Woodland {
    const table = example('lizards', 'marquise', 'eyrie');
    put(table, B, 12, { tunnel: 1, warrior: 3 });
    put(table, 3, 12, { roost: 1, warrior: 1 });
    put(table, 2, 12, { warrior: 2 });
    put(table, B, 4, { warrior: 2 });
    put(table, 1, 4, { warrior: 2 });
    put(table, 2, 4, { warrior: 2 });
    player(table, 1).vp = 15;
    player(table, 2).vp = 9;
    play(battles(table, B), ...dice(0, 0), ...dice(1, 0));
    return table;
  }

  test('BOT-S041 most buildings decide in 12; the Captain adds a hit, and the roost scores', () => {
    const table = battling();
    expect(steps(table)[1]).toBe('AUT-10.5.2 12 vs 3');
    expect(at(table, 3, 12)).toEqual({});
    expect(player(table, B).vp).toBe(1);
  });

  test('BOT-S042 clearing 4 comes before 12; of equal defenders the one with more VP', () => {
    expect(steps(battling())[0]).toBe('AUT-10.5.2 4 vs 1');
  });

  test('BOT-S043 with three warriors in the supply a market where it rules with most', () => {
    const table = inSupply(example(), 9);
    put(table, B, 5, { warrior: 6 });
    play(build(table, B, 'AUT-10.5.3'));
    expect(player(table, B).supply).toBe(3);
    expect(at(table, B, 5)).toEqual({ warrior: 6, market: 1 });
  });

  test('BOT-S044 the Marshal reinforces the weakest building of highest priority; the Brigadier finds nobody', () => {
    const table = slotsOnlyIn(example());
    put(table, B, 5, { warrior: 6, market: 1 });
    put(table, B, 7, { warrior: 1, market: 1 });
    put(table, B, 10, { warrior: 1, citadel: 1 });
    play(daylight(table, B));
    expect(warriors(table)).toEqual({ 5: 6, 7: 2, 10: 1 });
    expect(steps(table)).toEqual(['AUT-10.7.2 7']);
    expect(skipped(table)).toContain('AUT-10.7.4');
  });

  test('BOT-S045 a group of two goes to the neighbour with a building that has fewest warriors', () => {
    // Clearings 8 and 9 are here what 1 and 7 are on the map of the example.
    const table = example();
    put(table, B, 4, { warrior: 2 });
    put(table, B, 8, { warrior: 3, market: 1 });
    put(table, B, 9, { warrior: 2, market: 1 });
    play(drillbitDuchy.evening(table, B));
    expect(warriors(table)).toEqual({ 8: 3, 9: 4 });
  });

  test('BOT-S046 three markets score 3 VP; the Mayor is swayed and the order goes', () => {
    const table = example();
    for (const clearing of [5, 6, 7]) put(table, B, clearing, { market: 1 });
    play(drillbitDuchy.evening(table, B));
    expect(player(table, B).vp).toBe(3);
    expect(crowned(table).at(-1)).toBe('mayor');
    expect(table.state.open.discard).toEqual([MOUSE]);
  });
});

test('AUT-10.7 the ministers are those of the printed board', () => {
  const printed = facts.factions.find(({ id }) => id === 'drillbit-duchy')?.ministers;
  expect(drillbitMinisters).toEqual(printed?.map(({ id, suit }) => ({ id, suit })));
});

describe('setup', () => {
  test('AUT-10.3.3 in a free corner opposite to a start, with two warriors around', () => {
    const table = woodland([{ faction: 'duchy' }, 'eyrie']);
    player(table, O).corner = 4;
    onTop(table, FOX, MOUSE);
    play(drillbitDuchy.setup(table, B));
    expect(player(table, B).corner).toBe(2);
    expect(at(table, B, 2)).toEqual({ tunnel: 1, warrior: 2 });
    expect(warriors(table)).toEqual({ 2: 2, 5: 2, 6: 2, 10: 2 });
  });

  test('AUT-10.3.3 without any other start in the corner of highest priority', () => {
    const table = woodland([{ faction: 'duchy' }, 'alliance']);
    play(drillbitDuchy.setup(table, B));
    expect(player(table, B).corner).toBe(1);
  });

  test.each([
    ['bottommost', ['duchess-of-mud', 'captain']],
    ['topmost', ['captain', 'brigadier']],
  ] as const)('BOT-S199 a bird and a fox card at setup, birds %s', (duchySetupBird, expected) => {
    const table = woodland([{ faction: 'duchy', duchySetupBird }, 'eyrie']);
    onTop(table, BIRD, FOX);
    play(drillbitDuchy.setup(table, B));
    expect(crowned(table)).toEqual(expected);
    expect(table.state.open.discard).toEqual([BIRD, FOX]);
  });
});

describe('recruit', () => {
  test.each([
    ['easy', 5],
    ['normal', 6],
    ['challenging', 7],
    ['nightmare', 7],
  ] as const)('BOT-S172 AUT-D %s: three citadels bring four moles', (level, expected) => {
    const table = woodland([{ faction: 'duchy', level }, 'eyrie']);
    put(table, B, 5, { citadel: 2 });
    put(table, B, 6, { citadel: 1 });
    onTop(table, BIRD);
    play(drillbitDuchy.birdsong(table, B));
    expect(at(table, B, BURROW)).toEqual({ warrior: expected });
  });
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
    put(table, O, 2, { plot: 1 });
    layFaceDown(table.state, O, 2, 'snare');
    turnUp(table.state, O, 2);
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

describe('evening', () => {
  test('BOT-S177 with a bird order the lowest minister without a crown', () => {
    const table = crown(ordered(BIRD), 'duchess-of-mud');
    play(drillbitDuchy.evening(table, B));
    expect(crowned(table)).toEqual(['duchess-of-mud', 'baron-of-dirt']);
  });

  test('AUT-10.6.3 when all of the suit are crowned the lowest of the others', () => {
    const table = crown(ordered(MOUSE), 'foremole', 'mayor', 'duchess-of-mud');
    play(drillbitDuchy.evening(table, B));
    expect(crowned(table).at(-1)).toBe('baron-of-dirt');
  });

  test('BOT-S178 without a neighbour to rally to they go into the Burrow, as does all that is more than four', () => {
    const table = ordered(FOX);
    put(table, B, 6, { warrior: 2 });
    put(table, B, 5, { warrior: 7 });
    play(drillbitDuchy.evening(table, B));
    expect(warriors(table)).toEqual({ [BURROW]: 5, 5: 4 });
  });

  test('AUT-D nightmare: 1 VP more at the end', () => {
    const table = ordered(FOX, { level: 'nightmare' });
    put(table, B, 5, { market: 1 });
    play(drillbitDuchy.evening(table, B));
    expect(player(table, B).vp).toBe(1 + difficultyOf('duchy', 'nightmare', 'eveningVp'));
  });
});

describe('defence', () => {
  test('BOT-S102 hits take the warrior, the tunnel, then a building by chance', () => {
    const table = ordered(FOX);
    put(table, B, 7, { warrior: 1, tunnel: 1, market: 1, citadel: 1 });
    const battle = { clearing: 7, attacker: O, defender: B, borrowed: [null, null] } as unknown as Battle;
    const { result } = play(takeHits(table, B, battle, DEFENDER, 3), 'pick=1');
    expect(result?.losses.map(({ class: type, which }) => `${type} ${which}`)).toEqual([
      'warrior 0',
      'token 0',
      'building 1',
    ]);
  });

  function attacked(...traits: string[]): Woodland {
    const table = woodland([{ faction: 'duchy', duchyTraits: traits }, 'eyrie']);
    turnOf(table, O);
    put(table, O, 7, { warrior: 4 });
    put(table, B, 7, { market: 1, citadel: 1 });
    player(table, B).vp = 5;
    return crown(table, 'captain', 'foremole', 'banker');
  }

  test('BOT-S176 two buildings that fall together cost one crown, the lowest', () => {
    const table = attacked();
    play(fight(table, O, B, 7), ...dice(1, 0), 'pick=0');
    expect(at(table, B, 7)).toEqual({});
    expect(crowned(table)).toEqual(['captain', 'foremole']);
  });

  test('AUT-T-DUC-1 Foundations: only a minister of the clearing’s suit', () => {
    const table = attacked('foundations');
    play(fight(table, O, B, 7), ...dice(0, 0), 'pick=0');
    expect(crowned(table)).toEqual(['captain', 'banker']);
    play(fight(table, O, B, 7), ...dice(0, 0));
    expect(crowned(table)).toEqual(['captain', 'banker']);
  });

  test('AUT-T-DUC-2 Investors: a matching card costs the Duchy 1 VP', () => {
    const table = attacked('investors');
    hold(table, O, RABBIT, BIRD, MOUSE);
    const { ask, ids } = play(fight(table, O, B, 7), ...dice(0, 0), 'pick=0');
    expect(ask).toMatchObject({ kind: 'automaton.investors', suits: ['mouse'] });
    expect(ids).toEqual([`card:${BIRD}`, `card:${MOUSE}`]);
    const again = attacked('investors');
    hold(again, O, RABBIT, MOUSE);
    play(fight(again, O, B, 7), ...dice(0, 0), 'pick=0', `card:${MOUSE}`);
    expect(hand(again, O)).toEqual([RABBIT]);
    expect(player(again, B).vp).toBe(4);
    expect(crowned(again)).toEqual(['captain', 'foremole']);
  });

  test('AUT-T-DUC-2 without such a card a minister of that suit is swayed', () => {
    const table = attacked('investors');
    hold(table, O, RABBIT);
    const { ids } = play(fight(table, O, B, 7), ...dice(0, 0), 'pick=0');
    expect(ids).toEqual(['pass']);
    const empty = attacked('investors');
    play(fight(empty, O, B, 7), ...dice(0, 0), 'pick=0');
    expect(crowned(empty)).toEqual(['captain', 'foremole', 'mayor']);
    expect(player(empty, B).vp).toBe(5);
  });
});
