/** Automata scenarios 11.1 and 11.10: the turn of the Cogwheel Corvids. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { flipAll, recruit } from '../rules/automata/corvids/birdsong.ts';
import { cogwheelCorvids } from '../rules/automata/corvids/corvids.ts';
import { battles, daylight, moves } from '../rules/automata/corvids/daylight.ts';
import { plot, thicken } from '../rules/automata/corvids/plotting.ts';
import { secretOf } from '../rules/automata/corvids/state.ts';
import { isFaceDown } from '../rules/factions/corvids/state.ts';
import { B, BIRD, FOX, inSupply, lay, MOUSE, nextPlot, O, ordered, up, warriors } from './cogwheel-corvids.ts';
import { at, dice, everywhere, player, put, steps, type Woodland, woodland } from './woodland.ts';

const isDown = (table: Woodland, clearing: number) => isFaceDown(table.state, B, clearing);

describe('the example turn of the rulebook', () => {
  /** On the Lake; fox clearings are 1, 3, 6 and 10. */
  function example(): Woodland {
    const table = ordered(FOX, { level: 'easy' }, ['eyrie', 'marquise'], { map: 'lake' });
    const { suits } = table.state.open;
    for (const clearing of everywhere) suits[clearing] = [1, 3, 6, 10].includes(clearing) ? 'fox' : 'rabbit';
    for (const clearing of [4, 8]) suits[clearing] = 'mouse';
    for (const [clearing, count] of [
      [10, 2],
      [4, 4],
      [8, 2],
      [12, 2],
      [5, 2],
      [2, 1],
      [11, 1],
    ] as const)
      put(table, B, clearing, { warrior: count });
    lay(table, 10, 'raid', 'up');
    lay(table, 6, 'extortion', 'up');
    lay(table, 1, 'snare', 'down');
    return table;
  }

  test('BOT-S047 easy: a warrior in clearing 3; the supply is empty, so they thicken in 4; the second goes to 10', () => {
    const table = example();
    expect(player(table, B).supply).toBe(1);
    play(recruit(table, B));
    expect(steps(table)).toEqual(['AUT-11.4.3 3', 'AUT-11.5.4 4', 'AUT-11.4.3 10']);
    expect(warriors(table)).toMatchObject({ 3: 1, 4: 3, 10: 3 });
    expect(isDown(table, 4)).toBe(true);
    expect(player(table, B).supply).toBe(0);
  });

  test('BOT-S048 clearing 1 flips before 4: 3 VP, 4 VP and 1 for the sawmill; another bomb comes without effect', () => {
    const table = example();
    lay(table, 4, 'bomb', 'down');
    nextPlot(table, 'bomb');
    put(table, 2, 4, { sawmill: 1 });
    play(flipAll(table, B));
    expect(steps(table)).toEqual(['AUT-11.4.4 1', 'AUT-11.4.4 4']);
    expect(player(table, B).vp).toBe(8);
    expect(at(table, 2, 4)).toEqual({});
    expect(up(table, 4)).toBe('bomb');
    expect(secretOf(table.state, B).supply).toContain('bomb');
    expect(cogwheelCorvids.books?.flaw?.(table.state, B)).toBeNull();
  });

  test('BOT-S049 only clearing 10 has two warriors; the roost is attacked', () => {
    const table = example();
    put(table, B, 3, { warrior: 1 });
    put(table, O, 3, { warrior: 1 });
    put(table, B, 10, { warrior: 1 });
    put(table, O, 10, { roost: 1 });
    put(table, 2, 10, { warrior: 2 });
    play(battles(table, B), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-11.5.1 10 vs ${O}`]);
    expect(player(table, B).vp).toBe(1);
  });

  test('BOT-S050 all but two go from 10 to the neighbour with most Corvids', () => {
    const table = example();
    put(table, B, 10, { warrior: 1 });
    play(moves(table, B));
    expect(warriors(table)).toMatchObject({ 10: 2, 8: 3 });
  });

  test('BOT-S051 a plot in 3 for its only warrior', () => {
    const table = example();
    put(table, B, 3, { warrior: 1 });
    play(plot(table, B));
    expect(at(table, B, 3)).toEqual({ plot: 1 });
    expect(isDown(table, 3)).toBe(true);
  });

  test('BOT-S052 thicken: a plot in the clearing with most Corvids that has none', () => {
    const table = example();
    lay(table, 4, 'bomb', 'up');
    put(table, B, 8, { warrior: 1 });
    play(thicken(table, B));
    expect(at(table, B, 8)).toEqual({ plot: 1, warrior: 2 });
  });

  test('BOT-S053 one extortion scores 1 VP, and the order goes', () => {
    const table = example();
    play(cogwheelCorvids.turn.evening(table, B));
    expect(player(table, B).vp).toBe(1);
    expect(table.state.open.discard).toEqual([FOX]);
  });
});

test('AUT-11.3.2 setup: a warrior in the lowest clearing of each suit; the Pass is the lowest of its own', () => {
  const table = woodland([{ faction: 'corvids' }, 'eyrie']);
  play(cogwheelCorvids.turn.setup(table, B));
  expect(warriors(table)).toEqual({ 10: 1, 11: 1, 12: 1 });
  const mountain = woodland([{ faction: 'corvids' }, 'eyrie'], { map: 'mountain' });
  for (const clearing of everywhere) mountain.state.open.suits[clearing] = 'fox';
  play(cogwheelCorvids.turn.setup(mountain, B));
  expect(warriors(mountain)).toEqual({ 10: 1 });
});

describe('recruit', () => {
  test.each([
    ['easy', 1],
    ['normal', 2],
    ['challenging', 3],
    ['nightmare', 3],
  ] as const)('AUT-D %s: %i in each of two clearings', (level, each) => {
    const table = ordered(MOUSE, { level });
    play(recruit(table, B));
    expect(warriors(table)).toEqual({ 2: each, 7: each });
  });

  test('AUT-11.4.3.I first where no plot lies, then where most Corvids stand', () => {
    const table = ordered(MOUSE);
    lay(table, 2, 'raid', 'down');
    put(table, B, 11, { warrior: 1 });
    play(recruit(table, B));
    expect(steps(table)).toEqual(['AUT-11.4.3 11', 'AUT-11.4.3 7']);
  });

  test('BOT-S180 without supply and without a thick clearing nothing is placed', () => {
    const table = ordered(MOUSE);
    put(table, B, 2, { warrior: 2 });
    inSupply(table, 0);
    play(recruit(table, B));
    expect(warriors(table)).toEqual({ 2: 2 });
    expect(steps(table)).toEqual([]);
  });
});

describe('daylight', () => {
  test('BOT-S108 with a bird order battles wherever two Corvids meet an enemy', () => {
    const table = ordered(BIRD);
    for (const [clearing, count] of [
      [1, 2],
      [6, 1],
      [9, 3],
    ] as const) {
      put(table, B, clearing, { warrior: count });
      put(table, O, clearing, { warrior: 1 });
    }
    play(battles(table, B), ...dice(0, 0), ...dice(0, 0));
    expect(steps(table)).toEqual([`AUT-11.5.1 1 vs ${O}`, `AUT-11.5.1 9 vs ${O}`]);
  });

  test('AUT-11.5.1.I of equal buildings and tokens more VP decide', () => {
    const table = ordered(FOX);
    put(table, B, 6, { warrior: 2 });
    put(table, 1, 6, { warrior: 3 });
    put(table, 2, 6, { warrior: 1 });
    player(table, 2).vp = 4;
    play(battles(table, B), ...dice(0, 0));
    expect(steps(table)).toEqual(['AUT-11.5.1 6 vs 2']);
  });

  test('BOT-S184 where every neighbour has a plot they go to the largest number', () => {
    const table = ordered(FOX);
    lay(table, 8, 'raid', 'up');
    put(table, B, 8, { warrior: 4 });
    lay(table, 4, 'snare', 'up');
    lay(table, 7, 'bomb', 'down');
    put(table, B, 4, { warrior: 2 });
    play(moves(table, B));
    expect(warriors(table)).toEqual({ 4: 2, 7: 2, 8: 2 });
  });

  test('AUT-11.2.1 they move no matter who rules', () => {
    const table = ordered(FOX);
    lay(table, 8, 'raid', 'up');
    put(table, B, 8, { warrior: 3 });
    for (const clearing of [4, 7, 8]) put(table, O, clearing, { warrior: 5 });
    play(moves(table, B));
    expect(warriors(table)).toEqual({ 4: 1, 8: 2 });
  });

  test('BOT-S201 no plot at the keep', () => {
    const table = ordered(FOX, {}, ['marquise']);
    put(table, O, 1, { keep: 1 });
    put(table, B, 1, { warrior: 3 });
    put(table, B, 8, { warrior: 2 });
    play(plot(table, B));
    expect(at(table, B, 1)).toEqual({ warrior: 3 });
    expect(at(table, B, 8)).toEqual({ plot: 1, warrior: 1 });
  });

  test('AUT-T-COR-3 Mastermind plots twice', () => {
    const table = ordered(FOX, { corvidsTraits: ['mastermind'] });
    put(table, B, 6, { warrior: 1 });
    put(table, B, 8, { warrior: 1 });
    play(daylight(table, B));
    expect(steps(table)).toEqual(['AUT-11.5.3 6', 'AUT-11.5.3 8']);
  });

  test('without plots in the supply nothing is plotted', () => {
    const table = ordered(FOX);
    put(table, B, 6, { warrior: 3 });
    player(table, B).left[0] = 0;
    play(plot(table, B));
    expect(play(thicken(table, B)).result).toBe(false);
    expect(at(table, B, 6)).toEqual({ warrior: 3 });
  });
});

test('BOT-S194 a nightmare scores 1 VP more at the end of Evening', () => {
  const table = ordered(FOX, { level: 'nightmare' });
  lay(table, 5, 'extortion', 'up');
  lay(table, 6, 'extortion', 'up');
  play(cogwheelCorvids.turn.evening(table, B));
  expect(player(table, B).vp).toBe(3);
});
