/** Automata scenarios 11.1 and 11.10: the Cogwheel Corvids. */
import { seededRng } from '@tavola/kernel/rng.ts';
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { revealOrder } from '../rules/automata/automaton.ts';
import { flipAll, recruit } from '../rules/automata/corvids/birdsong.ts';
import { cogwheelCorvids } from '../rules/automata/corvids/corvids.ts';
import { battles, daylight, moves } from '../rules/automata/corvids/daylight.ts';
import { plot, thicken } from '../rules/automata/corvids/plotting.ts';
import { boardOf, secretOf } from '../rules/automata/corvids/state.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { boardOf as eyrieBoard } from '../rules/automata/eyrie/state.ts';
import { daylight as marquiseDaylight } from '../rules/automata/marquise/daylight.ts';
import { boardOf as marquiseBoard } from '../rules/automata/marquise/state.ts';
import { fight } from '../rules/battle.ts';
import { faceUpAt, isFaceDown, layFaceDown, type Plot, turnUp } from '../rules/factions/corvids/state.ts';
import { remove, token } from '../rules/removal.ts';
import { view } from '../view.ts';
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
const FOX = 'anvil';
const MOUSE = 'sword';
const BIRD = 'armorers';

type Others = NonNullable<Parameters<typeof woodland>[0]>;

/** Cogwheel Corvids with this order, in their Daylight. */
function ordered(
  card: string,
  settings: Partial<Automaton> = {},
  others: Others = ['eyrie', 'marquise'],
  options: Parameters<typeof woodland>[1] = {},
): Woodland {
  const table = woodland([{ faction: 'corvids', ...settings }, ...others], options);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

/** A plot of the supply goes to the map. */
function lay(table: Woodland, clearing: number, kind: Plot, face: 'up' | 'down'): void {
  const { supply } = secretOf(table.state, B);
  supply.splice(supply.indexOf(kind), 1);
  put(table, B, clearing, { plot: 1 });
  layFaceDown(table.state, B, clearing, kind);
  if (face === 'up') turnUp(table.state, B, clearing);
}

/** The next plot that comes out of the supply: shuffles keep the order here. */
function nextPlot(table: Woodland, kind: Plot): void {
  const { supply } = secretOf(table.state, B);
  supply.splice(supply.indexOf(kind), 1);
  supply.push(kind);
}

/** So many warriors are left in the supply. */
function inSupply(table: Woodland, count: number): Woodland {
  player(table, B).supply = count;
  return table;
}

const steps = (table: Woodland) =>
  table.events.flatMap((event) =>
    event.kind === 'automaton.acts'
      ? [`${event.clause} ${event.clearing ?? '-'}${event.of === null ? '' : ` vs ${event.of}`}`]
      : [],
  );
const warriors = (table: Woodland) =>
  Object.fromEntries(everywhere.map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count));
const up = (table: Woodland, clearing: number) => faceUpAt(table.state, B, clearing);
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
    expect(cogwheelCorvids.flaw?.(table.state, B)).toBeNull();
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
    play(cogwheelCorvids.evening(table, B));
    expect(player(table, B).vp).toBe(1);
    expect(table.state.open.discard).toEqual([FOX]);
  });
});

test('AUT-11.3.2 setup: a warrior in the lowest clearing of each suit; the Pass is the lowest of its own', () => {
  const table = woodland([{ faction: 'corvids' }, 'eyrie']);
  play(cogwheelCorvids.setup(table, B));
  expect(warriors(table)).toEqual({ 10: 1, 11: 1, 12: 1 });
  const mountain = woodland([{ faction: 'corvids' }, 'eyrie'], { map: 'mountain' });
  for (const clearing of everywhere) mountain.state.open.suits[clearing] = 'fox';
  play(cogwheelCorvids.setup(mountain, B));
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

describe('flip', () => {
  test('BOT-S181 three plots bring 1, 2 and 3 VP', () => {
    const table = ordered(MOUSE);
    for (const [clearing, kind] of [
      [2, 'raid'],
      [5, 'snare'],
      [8, 'raid'],
    ] as const)
      lay(table, clearing, kind, 'down');
    play(flipAll(table, B));
    expect(player(table, B).vp).toBe(6);
  });

  test('BOT-S182 a bomb takes two warriors of an automaton and everything of a person', () => {
    const table = ordered(MOUSE, {}, [{ faction: 'marquise' }, 'eyrie']);
    lay(table, 5, 'bomb', 'down');
    nextPlot(table, 'snare');
    put(table, O, 5, { warrior: 3, sawmill: 1 });
    put(table, 2, 5, { warrior: 2, roost: 1 });
    play(flipAll(table, B));
    expect(at(table, O, 5)).toEqual({ warrior: 1, sawmill: 1 });
    expect(at(table, 2, 5)).toEqual({});
    expect(player(table, B).vp).toBe(2);
    expect(up(table, 5)).toBe('snare');
  });

  test('AUT-GA31 with an empty supply of plots the bomb stays', () => {
    const table = ordered(MOUSE);
    const kinds: Plot[] = ['snare', 'snare', 'raid', 'raid', 'extortion', 'extortion', 'bomb'];
    for (const [i, kind] of kinds.entries()) lay(table, i + 2, kind, 'up');
    lay(table, 1, 'bomb', 'down');
    play(flipAll(table, B));
    expect(up(table, 1)).toBe('bomb');
    expect(player(table, B).vp).toBe(8);
  });

  test('AUT-11.7.3 extortion: each person there gives up a card of their choice, automata nothing', () => {
    const table = ordered(MOUSE, {}, ['marquise', { faction: 'eyrie' }, 'alliance']);
    lay(table, 5, 'extortion', 'down');
    for (const seat of [1, 2]) put(table, seat, 5, { warrior: 1 });
    hold(table, 1, FOX, BIRD);
    hold(table, 3, 'bake-sale');
    const rule = flipAll(table, B);
    const { seat, ids } = play(rule);
    expect([seat, ids]).toEqual([1, [`card:${FOX}`, `card:${BIRD}`]]);
    play(rule, `card:${BIRD}`);
    expect(hand(table, 1)).toEqual([FOX]);
    expect(hand(table, 3)).toEqual(['bake-sale']);
  });

  function gambling(): Woodland {
    const table = ordered(MOUSE, { corvidsTraits: ['gamble'] }, ['marquise', 'eyrie', { faction: 'alliance' }]);
    lay(table, 5, 'raid', 'down');
    put(table, 1, 5, { warrior: 1 });
    put(table, 2, 5, { warrior: 2 });
    put(table, 3, 5, { warrior: 3 });
    return table;
  }

  test('AUT-T-COR-1 Gamble: whoever of the people has most pieces there names one of four kinds', () => {
    const { seat, ask, ids } = play(flipAll(gambling(), B));
    expect(seat).toBe(2);
    expect(ask).toMatchObject({ kind: 'automaton.gamble', clearing: 5 });
    expect(ids).toEqual(['piece:bomb', 'piece:snare', 'piece:extortion', 'piece:raid']);
  });

  test('AUT-T-COR-1 a right guess scores the flip, removes the plot for 1 VP and ignores the raid', () => {
    const table = gambling();
    play(flipAll(table, B), 'piece:raid');
    expect(player(table, B).vp).toBe(1);
    expect(player(table, 2).vp).toBe(1);
    expect(at(table, B, 5)).toEqual({});
    expect(warriors(table)).toEqual({});
    expect(cogwheelCorvids.flaw?.(table.state, B)).toBeNull();
  });

  test('AUT-T-COR-1 a wrong guess brings the Corvids 1 VP, and the plot has its effect', () => {
    const table = gambling();
    play(flipAll(table, B), 'piece:bomb');
    expect(player(table, B).vp).toBe(2);
    expect(up(table, 5)).toBe('raid');
  });

  test('AUT-T-COR-1 where no person stands nobody guesses', () => {
    const table = ordered(MOUSE, { corvidsTraits: ['gamble'] });
    lay(table, 5, 'raid', 'down');
    expect(play(flipAll(table, B)).done).toBe(true);
  });

  test('AUT-T-COR-4 Vendetta: every plot explodes after its own effect, a bomb once', () => {
    const table = ordered(MOUSE, { corvidsTraits: ['vendetta'] }, ['marquise']);
    lay(table, 5, 'extortion', 'down');
    nextPlot(table, 'snare');
    put(table, O, 5, { warrior: 2, sawmill: 1 });
    hold(table, O, FOX);
    play(flipAll(table, B), `card:${FOX}`);
    expect(at(table, O, 5)).toEqual({});
    expect(up(table, 5)).toBe('snare');
    expect(player(table, B).vp).toBe(2);
    const bomb = ordered(MOUSE, { corvidsTraits: ['vendetta'] }, ['marquise']);
    lay(bomb, 5, 'bomb', 'down');
    play(flipAll(bomb, B));
    expect(bomb.events.filter(({ kind }) => kind === 'automaton.swapped')).toHaveLength(1);
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

  test('AUT-11.2.1 they move whoever rules', () => {
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
  play(cogwheelCorvids.evening(table, B));
  expect(player(table, B).vp).toBe(3);
});

describe('defence', () => {
  test('BOT-S185 a face-down plot alone deals a hit and takes one more', () => {
    const table = ordered(FOX);
    turnOf(table, O);
    lay(table, 5, 'snare', 'down');
    put(table, O, 5, { warrior: 2 });
    play(fight(table, O, B, 5), ...dice(0, 0));
    expect(at(table, B, 5)).toEqual({});
    expect(at(table, O, 5)).toEqual({ warrior: 1 });
    expect(player(table, O).vp).toBe(1);
  });

  test.each(['up', 'down'] as const)(
    'BOT-S186 a raid that lay face %s brings a warrior to each clearing around',
    (face) => {
      const table = ordered(FOX);
      turnOf(table, O);
      lay(table, 8, 'raid', face);
      play(remove(table, [{ ...token(B, 0, 8), by: O }]));
      expect(warriors(table)).toEqual({ 4: 1, 7: 1 });
      expect(cogwheelCorvids.flaw?.(table.state, B)).toBeNull();
    },
  );

  test('AUT-11.7.4 with one warrior left the highest priority gets it; other plots bring nobody', () => {
    const table = inSupply(ordered(FOX), 1);
    lay(table, 8, 'raid', 'up');
    lay(table, 5, 'snare', 'down');
    play(
      remove(table, [
        { ...token(B, 0, 8), by: O },
        { ...token(B, 0, 5), by: O },
      ]),
    );
    expect(warriors(table)).toEqual({ 4: 1 });
    expect(table.events.filter(({ kind }) => kind === 'automaton.raid')).toHaveLength(1);
  });

  test('AUT-T-COR-2 Backup Plans: a removed plot leaves a warrior in its place', () => {
    const table = ordered(FOX, { corvidsTraits: ['backup-plans'] });
    lay(table, 5, 'snare', 'down');
    play(remove(table, [{ ...token(B, 0, 5), by: O }]));
    expect(at(table, B, 5)).toEqual({ warrior: 1 });
  });

  test('BOT-S183 their snare goes when an automaton would place there, and that clearing gets nothing', () => {
    const table = ordered(FOX, {}, [{ faction: 'marquise' }]);
    lay(table, 6, 'snare', 'up');
    turnOf(table, O);
    onTop(table, 'foxfolk-steel');
    play(revealOrder(table, O));
    for (const clearing of everywhere) table.state.open.ruins[clearing] = 3;
    marquiseBoard(table.state, O).built = true;
    put(table, O, 6, { sawmill: 1 });
    put(table, O, 8, { warrior: 1 });
    play(marquiseDaylight(table, O));
    expect(at(table, B, 6)).toEqual({});
    expect(at(table, O, 6)).toEqual({ sawmill: 1 });
    expect(at(table, O, 8)).toEqual({ warrior: 3 });
    expect(player(table, O).vp).toBe(0);
  });

  test('BOT-S202 a roost that their snare keeps out is turmoil', () => {
    const table = ordered(FOX, {}, [{ faction: 'eyrie' }]);
    lay(table, 4, 'snare', 'up');
    turnOf(table, O);
    put(table, O, 4, { warrior: 2 });
    play(electricEyrie.daylight(table, O));
    expect(at(table, B, 4)).toEqual({});
    expect(at(table, O, 4)).toEqual({ warrior: 2 });
    expect(eyrieBoard(table.state, O).turmoil).toBe(true);
  });
});

describe('secrecy', () => {
  test('nobody sees a face-down plot, in whatever seat they sit; once all is open everybody does', () => {
    const table = ordered(FOX);
    lay(table, 5, 'snare', 'down');
    for (const eyes of [B, O, 2, 'spectator'] as const) expect(view(table.state, eyes).secrets[B]).toBeNull();
    expect((view(table.state, 'open').secrets[B] as readonly (Plot | null)[])[5]).toBe('snare');
  });

  test('each seat may think of any plot that does not lie face up', () => {
    const thought = new Set<Plot>();
    for (let seed = 1; seed < 40; seed++) {
      const table = ordered(FOX);
      lay(table, 5, 'snare', 'down');
      lay(table, 6, 'bomb', 'up');
      lay(table, 7, 'bomb', 'up');
      cogwheelCorvids.redeal?.(table.state, B, O, seededRng(seed));
      expect(cogwheelCorvids.flaw?.(table.state, B)).toBeNull();
      expect(boardOf(table.state, B).up[6]).toBe('bomb');
      thought.add(secretOf(table.state, B).down[5] as Plot);
    }
    expect([...thought].sort()).toEqual(['extortion', 'raid', 'snare']);
  });
});
