import { choose, type Rules } from '@tavola/kernel/ask.ts';
import { roll, seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame, Outcome } from '@tavola/kernel/game.ts';
import { Table } from '@tavola/kernel/table.ts';
import { tiny } from '@tavola/testing/tiny.ts';
import { expect, test } from 'vitest';
import { Memory } from './memory.ts';
import { searched } from './search.ts';

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

/** How many iterations of 300 each pick needed, with a memory; the last pick is answered by searches that share it. */
function needed(game: AnyGame, seed = 1): number[] {
  const table = Table.start(game, { seats: 2, chance: seededChance(seed), watched: false });
  const memory = new Memory();
  const made: number[] = [];
  while (table.outcome === null) {
    const seat = table.firstQuestion?.seat as number;
    if (seat === 1) table.take(1, 0);
    else {
      const { index, iterations } = searched(table, 0, made.length, { iterations: 300 }, memory);
      made.push(iterations);
      table.take(0, index);
    }
  }
  expect(table.outcome.winners).toEqual([0]);
  return made;
}

const nothing = function* (): Rules {};

test('a search goes on with what it thought at the last pick of the same turn', () => {
  const [first = 0, second = 0, third = 0] = needed(adding(nothing));
  expect(second).toBeLessThan(first / 2);
  expect(third).toBeLessThan(first / 2);
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
  test(`after ${what} it thinks anew`, () => {
    const [, second = 0] = needed(adding(between));
    expect(second).toBeGreaterThan(50);
  });

test('with the same memory the same seeds give the same picks', () => {
  expect(needed(adding(nothing), 4)).toEqual(needed(adding(nothing), 4));
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
