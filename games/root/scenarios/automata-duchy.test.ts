/** Automata scenarios 11.1 and 11.9: the turn of the Drillbit Duchy, its setup and its defence. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { difficultyOf } from '../data/automata-facts.ts';
import { BURROW } from '../data/maps.ts';
import { takeHits } from '../rules/automata/automaton.ts';
import { battles } from '../rules/automata/duchy/battle.ts';
import { build } from '../rules/automata/duchy/build.ts';
import { daylight } from '../rules/automata/duchy/daylight.ts';
import { digStep } from '../rules/automata/duchy/dig.ts';
import { drillbitDuchy } from '../rules/automata/duchy/duchy.ts';
import { fight } from '../rules/battle/battle.ts';
import { type Battle, DEFENDER } from '../rules/state/battle.ts';
import {
  B,
  BIRD,
  crown,
  crowned,
  FOX,
  inSupply,
  MOUSE,
  O,
  ordered,
  RABBIT,
  skipped,
  waiting,
  warriors,
} from './drillbit-duchy.ts';
import {
  at,
  dice,
  everywhere,
  hand,
  hold,
  type Others,
  onTop,
  player,
  put,
  slotsOnlyIn,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

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
    play(drillbitDuchy.turn.birdsong(table, B));
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
    play(drillbitDuchy.turn.evening(table, B));
    expect(warriors(table)).toEqual({ 8: 3, 9: 4 });
  });

  test('BOT-S046 three markets score 3 VP; the Mayor is swayed and the order goes', () => {
    const table = example();
    for (const clearing of [5, 6, 7]) put(table, B, clearing, { market: 1 });
    play(drillbitDuchy.turn.evening(table, B));
    expect(player(table, B).vp).toBe(3);
    expect(crowned(table).at(-1)).toBe('mayor');
    expect(table.state.open.discard).toEqual([MOUSE]);
  });
});

describe('setup', () => {
  test('AUT-10.3.3 in a free corner opposite to a start, with two warriors around', () => {
    const table = woodland([{ faction: 'duchy' }, 'eyrie']);
    player(table, O).corner = 4;
    onTop(table, FOX, MOUSE);
    play(drillbitDuchy.turn.setup(table, B));
    expect(player(table, B).corner).toBe(2);
    expect(at(table, B, 2)).toEqual({ tunnel: 1, warrior: 2 });
    expect(warriors(table)).toEqual({ 2: 2, 5: 2, 6: 2, 10: 2 });
  });

  test('AUT-10.3.3 without any other start in the corner of highest priority', () => {
    const table = woodland([{ faction: 'duchy' }, 'alliance']);
    play(drillbitDuchy.turn.setup(table, B));
    expect(player(table, B).corner).toBe(1);
  });

  test.each([
    ['bottommost', ['duchess-of-mud', 'captain']],
    ['topmost', ['captain', 'brigadier']],
  ] as const)('BOT-S199 a bird and a fox card at setup, birds %s', (duchySetupBird, expected) => {
    const table = woodland([{ faction: 'duchy', duchySetupBird }, 'eyrie']);
    onTop(table, BIRD, FOX);
    play(drillbitDuchy.turn.setup(table, B));
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
    play(drillbitDuchy.turn.birdsong(table, B));
    expect(at(table, B, BURROW)).toEqual({ warrior: expected });
  });
});

describe('evening', () => {
  test('BOT-S177 with a bird order the lowest minister without a crown', () => {
    const table = crown(ordered(BIRD), 'duchess-of-mud');
    play(drillbitDuchy.turn.evening(table, B));
    expect(crowned(table)).toEqual(['duchess-of-mud', 'baron-of-dirt']);
  });

  test('AUT-10.6.3 when all of the suit are crowned the lowest of the others', () => {
    const table = crown(ordered(MOUSE), 'foremole', 'mayor', 'duchess-of-mud');
    play(drillbitDuchy.turn.evening(table, B));
    expect(crowned(table).at(-1)).toBe('baron-of-dirt');
  });

  test('BOT-S178 without a neighbour to rally to they go into the Burrow, as does all that is more than four', () => {
    const table = ordered(FOX);
    put(table, B, 6, { warrior: 2 });
    put(table, B, 5, { warrior: 7 });
    play(drillbitDuchy.turn.evening(table, B));
    expect(warriors(table)).toEqual({ [BURROW]: 5, 5: 4 });
  });

  test('AUT-D nightmare: 1 VP more at the end', () => {
    const table = ordered(FOX, { level: 'nightmare' });
    put(table, B, 5, { market: 1 });
    play(drillbitDuchy.turn.evening(table, B));
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
