/** Automata scenarios 11.1 and 11.4: the Electric Eyrie. */
import { play } from '@tavola/testing/play.ts';
import { describe, expect, test } from 'vitest';
import type { Card } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { daylight } from '../rules/automata/eyrie/daylight.ts';
import { electricEyrie } from '../rules/automata/eyrie/eyrie.ts';
import { addToDecree, boardOf, cardsIn, columns } from '../rules/automata/eyrie/state.ts';
import { march } from '../rules/automata/moving.ts';
import { supportersOf } from '../rules/factions/alliance/state.ts';
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import { setup } from '../rules/setup.ts';
import type { State } from '../rules/state.ts';
import {
  type Automaton,
  at,
  dice,
  everywhere,
  onTop,
  player,
  put,
  steps,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

const B = 0;
const M = 1;
const A = 2;

/** An Electric Eyrie with this Decree besides two Viziers, in its Daylight. */
function decreed(
  cards: readonly Card[],
  settings: Partial<Automaton> = {},
  others: readonly FactionId[] = ['marquise'],
): Woodland {
  const table = woodland([{ faction: 'eyrie', ...settings }, ...others]);
  turnOf(table, B);
  boardOf(table.state, B).viziers = 2;
  decree(table, ...cards);
  return table;
}

/** Cards leave the deck for the Decree. */
function decree(table: Woodland, ...cards: readonly Card[]): void {
  for (const card of cards) {
    onTop(table, card);
    addToDecree(table.state, B, table.state.hidden.deck.pop() as Card);
  }
}

/** Only these columns, without Viziers. */
function bare(table: Woodland): Woodland {
  boardOf(table.state, B).viziers = 0;
  return table;
}

function noSlots(table: Woodland): Woodland {
  for (const clearing of everywhere) table.state.open.ruins[clearing] = 3;
  return table;
}

const sizes = (table: Woodland) => columns.map((column) => cardsIn(table.state, B, column));

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
    play(electricEyrie.birdsong(table, B));
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
    play(electricEyrie.evening(table, B));
    expect(player(table, B).vp).toBe(1 + 3);
  });
});

test('AUT-5.3 setup: opposite the keep, or by chance', () => {
  const table = woodland([{ faction: 'eyrie' }, 'marquise']);
  player(table, M).corner = 1;
  play(electricEyrie.setup(table, B));
  expect(at(table, B, 3)).toEqual({ roost: 1, warrior: 6 });
  expect(sizes(table)).toEqual([0, 0, 0, 2]);
  const alone = woodland([{ faction: 'eyrie', level: 'easy' }, 'alliance']);
  play(electricEyrie.setup(alone, B), 'pick=1');
  expect(at(alone, B, 2)).toEqual({ roost: 1, warrior: 6 });
  expect(sizes(alone)).toEqual([0, 0, 0, 1]);
});

test('AUT-D-2 challenging: a bird ambush leaves the deck for the bird column', () => {
  const { options, seats } = woodland([{ faction: 'eyrie', level: 'challenging' }, 'alliance']);
  const state = play(setup(options, seats)).result as State;
  expect(state.open.box).toEqual(['ambush-bird']);
  const table = { ...woodland([{ faction: 'eyrie', level: 'challenging' }, 'alliance']), state };
  play(electricEyrie.setup(table, B), 'pick=0');
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
  play(electricEyrie.birdsong(table, B));
  expect(at(table, B, 4)).toEqual({ roost: 1, warrior: 4 });
});

test('BOT-S123 of equally threatened roosts the emptiest, then the lowest', () => {
  const table = decreed(['armorers']);
  put(table, B, 2, { roost: 1, warrior: 2 });
  put(table, B, 7, { roost: 1, warrior: 1 });
  put(table, B, 9, { roost: 1, warrior: 1 });
  for (const clearing of [2, 7, 9]) put(table, M, clearing, { wood: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)[0]).toBe('AUT-5.5.1.i 9');
});

test('BOT-S124 as many stay as it takes to rule', () => {
  const table = noSlots(bare(decreed(['bake-sale'])));
  put(table, B, 10, { warrior: 6 });
  put(table, M, 10, { warrior: 3, sawmill: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(at(table, B, 10)).toEqual({ warrior: 4 });
});

test('BOT-S125 an origin from which nobody would go is skipped', () => {
  const table = noSlots(bare(decreed(['sword', 'investments'])));
  put(table, B, 9, { warrior: 5 });
  put(table, M, 9, { warrior: 5 });
  put(table, B, 2, { warrior: 3 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)[0]).toBe('AUT-5.5.1.ii 2');
  expect(at(table, B, 2)).toEqual({ warrior: 2 });
});

test('BOT-S126 where every neighbour has a roost, the one with fewest enemies', () => {
  const table = noSlots(bare(decreed(['anvil'])));
  put(table, B, 8, { warrior: 4 });
  put(table, B, 4, { roost: 1 });
  put(table, B, 7, { roost: 1 });
  put(table, M, 4, { wood: 2 });
  put(table, M, 7, { wood: 1 });
  play(daylight(table, B));
  expect(at(table, B, 7)).toEqual({ roost: 1, warrior: 3 });
});

test('BOT-S127 battles: no roost first, then defenceless buildings', () => {
  const table = noSlots(decreed([]));
  for (const clearing of [4, 5]) put(table, B, clearing, { warrior: 1 });
  put(table, B, 8, { warrior: 1, roost: 1 });
  put(table, M, 4, { warrior: 1, sawmill: 1 });
  put(table, M, 5, { workshop: 1 });
  put(table, M, 8, { recruiter: 2 });
  player(table, B).supply = 0;
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table).filter((step) => step.includes(' vs '))).toEqual([`AUT-5.5.1.iii 5 vs ${M}`]);
});

test('BOT-S128 the defender with most buildings', () => {
  const table = noSlots(decreed([], {}, ['marquise', 'alliance']));
  put(table, B, 12, { warrior: 1 });
  put(table, M, 12, { warrior: 1, sawmill: 1 });
  put(table, A, 12, { warrior: 3, sympathy: 1 });
  play(daylight(table, B), ...dice(0, 0));
  expect(steps(table)).toContain(`AUT-5.5.1.iii 12 vs ${M}`);
});

test('BOT-S129 no column has strictly most cards: no extra hit', () => {
  const table = noSlots(decreed(['anvil', 'foxfolk-steel', 'bake-sale']));
  put(table, B, 12, { warrior: 1 });
  put(table, M, 12, { warrior: 2 });
  play(daylight(table, B), ...dice(0, 0), ...dice(0, 0));
  expect(at(table, M, 12)).toEqual({ warrior: 2 });
});

describe('turmoil', () => {
  function crowded(settings: Partial<Automaton> = {}): Woodland {
    const table = noSlots(decreed(['armorers', 'sappers'], settings));
    player(table, B).vp = 3;
    for (const clearing of [2, 4, 5, 7, 9]) put(table, B, clearing, { roost: 1 });
    return table;
  }

  test('BOT-S130 costs a VP for each bird card; only the Viziers stay; Evening scores as usual', () => {
    const table = crowded();
    play(daylight(table, B));
    expect(player(table, B).vp).toBe(0);
    expect(sizes(table)).toEqual([0, 0, 0, 2]);
    expect(table.state.open.discard).toEqual(['armorers', 'sappers']);
    play(electricEyrie.evening(table, B));
    expect(player(table, B).vp).toBe(4);
  });

  test('BOT-S131 with seven roosts on the map there is turmoil, and Evening scores 6', () => {
    const table = decreed([]);
    for (const clearing of [2, 4, 5, 6, 7, 8, 9]) put(table, B, clearing, { roost: 1 });
    play(daylight(table, B));
    expect(boardOf(table.state, B).turmoil).toBe(true);
    play(electricEyrie.evening(table, B));
    expect(player(table, B).vp).toBe(6);
  });

  test('AUT-5.4.4 a new roost that finds no place is turmoil too, and Daylight does not begin', () => {
    const table = noSlots(woodland([{ faction: 'eyrie' }, 'marquise']));
    turnOf(table, B, 'birdsong');
    onTop(table, 'bake-sale');
    play(electricEyrie.birdsong(table, B));
    expect(boardOf(table.state, B).turmoil).toBe(true);
    const before = table.events.length;
    play(daylight(table, B));
    expect(table.events.length).toBe(before);
  });

  test('BOT-S198 a new roost without a place: VP for the Viziers, the order goes too, and Evening scores nothing', () => {
    const table = noSlots(woodland([{ faction: 'eyrie' }, 'marquise']));
    turnOf(table, B, 'birdsong');
    boardOf(table.state, B).viziers = 2;
    player(table, B).vp = 5;
    onTop(table, 'mouse-in-a-sack');
    table.state.open.items.sack = 0;
    play(electricEyrie.birdsong(table, B));
    expect(player(table, B).vp).toBe(3);
    expect(sizes(table)).toEqual([0, 0, 0, 2]);
    expect(table.state.open.discard).toEqual(['mouse-in-a-sack']);
    play(daylight(table, B));
    play(electricEyrie.evening(table, B));
    expect(player(table, B).vp).toBe(3);
  });

  test('BOT-S202 a snare keeps the roost out: it is removed, and there is turmoil', () => {
    const table = bare(decreed([], {}, ['corvids']));
    put(table, M, 4, { plot: 1 });
    layFaceDown(table.state, M, 4, 'snare');
    turnUp(table.state, M, 4);
    put(table, B, 4, { warrior: 2 });
    play(daylight(table, B));
    expect(at(table, M, 4)).toEqual({});
    expect(at(table, B, 4)).toEqual({ warrior: 2 });
    expect(boardOf(table.state, B).turmoil).toBe(true);
  });

  test('AUT-T-EYR-1 Nobility: turmoil earns, and a missing warrior brings it', () => {
    const table = crowded({ eyrieTraits: ['nobility'] });
    player(table, B).supply = 3;
    play(daylight(table, B));
    expect(steps(table).at(-1)).toBe('AUT-5.7 -');
    expect(player(table, B).vp).toBe(3 + 4);
  });
});

describe('traits', () => {
  test('AUT-T-EYR-2 Relentless: defenceless buildings and tokens beside its warriors go', () => {
    const table = noSlots(bare(decreed([], { eyrieTraits: ['relentless'] })));
    put(table, B, 6, { warrior: 1 });
    put(table, M, 6, { sawmill: 1, wood: 1 });
    put(table, B, 8, { warrior: 1 });
    put(table, M, 8, { warrior: 1, workshop: 1 });
    play(daylight(table, B));
    expect(at(table, M, 6)).toEqual({});
    expect(at(table, M, 8)).toEqual({ warrior: 1, workshop: 1 });
    expect(player(table, B).vp).toBe(2);
  });

  test('AUT-T-EYR-3 Swoop: two warriors in the best clearing without a piece of its own', () => {
    const table = bare(decreed([], { eyrieTraits: ['swoop'] }));
    put(table, B, 1, { warrior: 1 });
    play(daylight(table, B));
    expect(at(table, B, 2)).toEqual({ warrior: 2 });
  });

  test('AUT-T-EYR-4 War Tax: the owner pays a VP for each removed piece', () => {
    const table = noSlots(decreed([], { eyrieTraits: ['war-tax'] }));
    player(table, M).vp = 5;
    put(table, B, 6, { warrior: 1 });
    put(table, M, 6, { wood: 2 });
    play(daylight(table, B), ...dice(0, 0));
    expect(player(table, M).vp).toBe(5 - 2);
  });
});
