/** Automata scenarios 11.1 and 11.4: the turn of the Electric Eyrie. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import { daylight } from '../rules/automata/eyrie/daylight.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { boardOf } from '../rules/automata/eyrie/state.ts';
import { march } from '../rules/automata/moving.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import type { State } from '../rules/state/state.ts';
import { setup } from '../rules/turn/setup.ts';
import { A, B, decree, M, sizes } from './electric-eyrie.ts';
import { type Automaton, at, dice, onTop, player, put, steps, turnOf, type Woodland, woodland } from './woodland.ts';

describe('the example turn of the rulebook', () => {
  function example(part: Parameters<typeof turnOf>[2] = 'birdsong', settings: Partial<Automaton> = {}): Woodland {
    const table = woodland([{ faction: 'eyrie', ...settings }, 'marquise', 'alliance']);
    turnOf(table, B, part);
    boardOf(table.state, B).viziers = 2;
    decree(table, 'anvil');
    for (const [clearing, warrior] of [
      [3, 3],
      [7, 1],
      [8, 1],
    ] as const)
      put(table, B, clearing, { roost: 1, warrior });
    put(table, B, 11, { warrior: 1 });
    for (const [clearing, warrior] of [
      [7, 1],
      [8, 1],
      [9, 2],
      [11, 2],
      [12, 1],
    ] as const)
      put(table, M, clearing, { warrior });
    put(table, A, 4, { sympathy: 1 });
    put(table, A, 8, { sympathy: 1 });
    table.state.open.items.tea = 0;
    onTop(table, 'root-tea-rabbit', 'sword', 'cobbler');
    play(electricEyrie.turn.birdsong(table, B));
    turnOf(table, B);
    return table;
  }
  const fights = [...dice(0, 0), ...dice(0, 0), ...dice(0, 0)];

  test('BOT-S005 nothing is crafted; the order enters the rabbit column', () => {
    const table = example();
    expect(player(table, B)).toMatchObject({ vp: 0, items: [] });
    expect(sizes(table)).toEqual([1, 0, 1, 2]);
  });

  /** Its whole Daylight. */
  function day(): Woodland {
    const table = example();
    play(daylight(table, B), ...fights);
    return table;
  }
  /** The moves: from, to, how many. */
  const moves = (table: Woodland) =>
    table.events.flatMap((event) => (event.kind === 'moved' ? [[event.from, event.to, event.count]] : []));

  test('BOT-S006 each column recruits at one roost, where most enemies are', () => {
    const recruits = steps(day()).filter((step) => step.startsWith('AUT-5.5.1.i '));
    expect(recruits).toEqual(['AUT-5.5.1.i 8', 'AUT-5.5.1.i 3', 'AUT-5.5.1.i 8']);
  });

  test('BOT-S007 fox: three warriors go from 8 to 4, and outrage draws from the deck', () => {
    const table = day();
    expect(moves(table)[0]).toEqual([8, 4, 3]);
    expect(supportersOf(table.state, A)).toContain('sword');
  });

  test('BOT-S008 rabbit: three warriors go from 3 to 6, where nobody is', () => {
    expect(moves(day())[1]).toEqual([3, 6, 3]);
  });

  test('BOT-S009 bird: of equal origins the one of highest priority; two stay in 4, one goes to 12', () => {
    const table = day();
    expect(moves(table).slice(2)).toEqual([[4, 12, 1]]);
    expect(steps(table).filter((step) => step.startsWith('AUT-5.5.1.ii '))).toEqual([
      'AUT-5.5.1.ii 8',
      'AUT-5.5.1.ii 3',
      'AUT-5.5.1.ii 4',
    ]);
  });

  test('BOT-S010 battles: the token in 4 falls even without a roll, the bird column hits once more', () => {
    const table = example();
    play(daylight(table, B), ...fights);
    expect(steps(table).filter((step) => step.includes(' vs '))).toEqual([
      `AUT-5.5.1.iii 12 vs ${M}`,
      `AUT-5.5.1.iii 4 vs ${A}`,
      `AUT-5.5.1.iii 12 vs ${M}`,
    ]);
    expect(at(table, M, 12)).toEqual({});
    expect(at(table, A, 4)).toEqual({});
    expect(supportersOf(table.state, A)).toEqual(['sword', 'cobbler']);
    expect(player(table, B).vp).toBe(1);
  });

  test('BOT-S010 with a battle for each card a second bird battle follows in 11', () => {
    const table = example('birdsong', { battlePerCard: true });
    play(daylight(table, B), ...fights, ...dice(0, 0));
    expect(
      steps(table)
        .filter((step) => step.includes(' vs '))
        .at(-1),
    ).toBe(`AUT-5.5.1.iii 11 vs ${M}`);
  });

  test('BOT-S011 a roost in 4; four roosts score 3 VP', () => {
    const table = example();
    play(daylight(table, B), ...fights);
    expect(at(table, B, 4)).toMatchObject({ roost: 1 });
    play(electricEyrie.turn.evening(table, B));
    expect(player(table, B).vp).toBe(1 + 3);
  });
});

test('AUT-5.3 setup: opposite the keep, or by chance', () => {
  const table = woodland([{ faction: 'eyrie' }, 'marquise']);
  player(table, M).corner = 1;
  play(electricEyrie.turn.setup(table, B));
  expect(at(table, B, 3)).toEqual({ roost: 1, warrior: 6 });
  expect(sizes(table)).toEqual([0, 0, 0, 2]);
  const alone = woodland([{ faction: 'eyrie', level: 'easy' }, 'alliance']);
  play(electricEyrie.turn.setup(alone, B), 'pick=1');
  expect(at(alone, B, 2)).toEqual({ roost: 1, warrior: 6 });
  expect(sizes(alone)).toEqual([0, 0, 0, 1]);
});

test('AUT-D-2 challenging: a bird ambush leaves the deck for the bird column', () => {
  const { options, seats } = woodland([{ faction: 'eyrie', level: 'challenging' }, 'alliance']);
  const state = play(setup(options, seats)).result as State;
  expect(state.open.box).toEqual(['ambush-bird']);
  const table = { ...woodland([{ faction: 'eyrie', level: 'challenging' }, 'alliance']), state };
  play(electricEyrie.turn.setup(table, B), 'pick=0');
  expect(state.open.box).toEqual([]);
  expect(sizes(table)).toEqual([0, 0, 0, 3]);
});

test('ROOT-S02 an automaton that marches into sympathy pays with the top card of the deck', () => {
  const table = woodland([{ faction: 'eyrie' }, 'marquise', 'alliance']);
  turnOf(table, B);
  put(table, B, 12, { warrior: 3 });
  put(table, A, 4, { sympathy: 1 });
  const supporters = supportersOf(table.state, A);
  supporters.push(...table.state.hidden.deck.splice(0, 2));
  const [first, second] = supporters;
  onTop(table, 'sword');
  play(march(table, B, 'AUT-5.5.1.ii', [], 12, { to: 4, ferry: false }, 3));
  expect(supporters).toEqual([first, second, 'sword']);
  expect(at(table, B, 4)).toEqual({ warrior: 3 });
  expect(player(table, B)).toMatchObject({ vp: 0, items: [] });
});

test('BOT-S122 a new roost where a slot is open', () => {
  const table = woodland([{ faction: 'eyrie' }, 'marquise']);
  turnOf(table, B, 'birdsong');
  put(table, M, 3, { sawmill: 1 });
  onTop(table, 'bake-sale');
  play(electricEyrie.turn.birdsong(table, B));
  expect(at(table, B, 4)).toEqual({ roost: 1, warrior: 4 });
});
