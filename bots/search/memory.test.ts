import { choose, type Rules } from '@tavola/kernel/rules/ask.ts';
import { roll, seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { Memory } from './memory.ts';
import { Search, searched } from './search.ts';

type Sum = { sum: number; secret: number; shown: number };
const digits = [0, 1, 2, 3].map((value) => ({ kind: 'add', value }));

/** Three picks of seat 0, with something in between; the sum must be 7. */
function adding(between: (state: Sum) => Rules<unknown>): AnyGame {
  return tiny<Sum>({
    setup: () => ({ sum: 0, secret: 1, shown: 0 }),
    *play({ state }): Rules<Outcome> {
      for (let i = 0; i < 3; i++) {
        state.sum += (yield* choose(0, 'digit', digits)).value;
        if (i < 2) yield* between(state);
      }
      return { winners: [state.sum === 7 ? 0 : 1], reason: 'sum' };
    },
    view: ({ sum, shown }) => ({ sum, shown }),
    redeal: (state, _, rng) => {
      state.secret = rng.below(1000);
    },
  });
}

/** A table after seat 0 thought and picked once, and what came in between; and what it remembers. */
function onceThought(game: AnyGame, seed = 1): { table: Table; memory: Memory } {
  const table = Table.start(game, { seats: 2, chance: seededChance(seed), watched: false });
  const memory = new Memory();
  table.take(0, searched(table, 0, seed, { iterations: 300 }, memory).index);
  if (table.firstQuestion?.seat === 1) table.take(1, 0);
  return { table, memory };
}

/** Does seat 0 win when it thinks once, and then hardly at all? */
function winsWith(memory: Memory | undefined, seed: number): boolean {
  const table = Table.start(adding(nothing), { seats: 2, chance: seededChance(seed), watched: false });
  for (let n = 0; table.outcome === null; n++)
    table.take(0, searched(table, 0, seed + n, { iterations: n === 0 ? 300 : 12 }, memory).index);
  return table.outcome.winners.includes(0);
}

const nothing = function* (): Rules {};
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

test('a search goes on with what it found behind its last pick of the same turn', () => {
  const won = SEEDS.filter((seed) => winsWith(new Memory(), seed)).length;
  expect(won).toBeGreaterThan(SEEDS.filter((seed) => winsWith(undefined, seed)).length);
});

test('the options themselves are weighed again, with the whole budget', () => {
  const { table, memory } = onceThought(adding(nothing));
  const running = new Search(table, 0, 2, { iterations: 40 }, memory.treeOf(table, 0) ?? undefined);
  expect(running.thoughts).toEqual([]);
  while (running.step());
  expect(running.made).toBe(40);
  expect(running.thoughts.reduce((sum, { visits }) => sum + visits, 0)).toBe(40);
});

const coming: { readonly [name: string]: (state: Sum) => Rules<unknown> } = {
  'a die': function* (state) {
    state.shown = yield* roll(6);
  },
  'a card turned up': function* (state) {
    state.shown = state.secret;
  },
  "somebody else's pick": () => choose(1, 'wait', digits),
};
for (const [what, between] of Object.entries(coming))
  test(`after ${what} it remembers nothing`, () => {
    const { table, memory } = onceThought(adding(between));
    expect(memory.treeOf(table, 0)).toBeNull();
  });

test('where nothing came in between it remembers', () => {
  const { table, memory } = onceThought(adding(nothing));
  expect(memory.treeOf(table, 0)).not.toBeNull();
});

test('with the same memory the same seeds give the same picks', () => {
  const picks = () => SEEDS.map((seed) => winsWith(new Memory(), seed));
  expect(picks()).toEqual(picks());
});

test('a memory is of no use to another seat or at another table', () => {
  const memory = new Memory();
  const start = () => Table.start(adding(nothing), { seats: 2, chance: seededChance(1), watched: false });
  const table = start();
  searched(table, 0, 1, { iterations: 100 }, memory);
  table.take(0, 3);
  expect(memory.treeOf(table, 1)).toBeNull();
  searched(start(), 0, 1, { iterations: 100 }, memory);
  expect(memory.treeOf(start(), 0)).toBeNull();
});
