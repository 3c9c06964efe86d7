/** The hints for bots are better than chance and do not depend on what their seat cannot know. */
import { seededChance } from '@tavola/kernel/chance.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { Table } from '@tavola/kernel/table.ts';
import { expect, test } from 'vitest';
import { evenfall } from '../game.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';
import { greedy, policy } from './policy.ts';

/** One game in which `clever` follows the greedy hint and everybody else picks at random. */
function game(seed: number, seats: number, clever: number): Table<State> {
  const table = Table.start<State>(evenfall, { seats, chance: seededChance(seed) });
  const rng = seededRng(seed);
  while (table.outcome === null) {
    const { seat, ask, options } = table.firstQuestion as { seat: number; ask: Ask; options: readonly Move[] };
    table.take(seat, seat === clever ? greedy(table.state, seat, ask, options) : rng.below(options.length));
  }
  return table;
}

test('greedy beats random in at least 19 of 20 games', () => {
  let wins = 0;
  for (let seed = 1; seed <= 20; seed++) wins += game(seed, 2, seed % 2).outcome?.winners.includes(seed % 2) ? 1 : 0;
  expect(wins).toBeGreaterThanOrEqual(19);
});

test('hints stay the same when what the seat cannot know is dealt anew', () => {
  const table = Table.start<State>(evenfall, { seats: 3, options: { side: 'moon' }, chance: seededChance(3) });
  const rng = seededRng(3);
  for (let n = 0; table.outcome === null; n++) {
    const { seat, ask, options } = table.firstQuestion as { seat: number; ask: Ask; options: readonly Move[] };
    const picked = policy(table.state, seat, ask, options, seededRng(n));
    if (n % 10 === 0) {
      const world = table.fork({ chance: seededChance(1) });
      world.redeal(seat, rng);
      expect(policy(world.state, seat, ask, options, seededRng(n))).toBe(picked);
      expect(greedy(world.state, seat, ask, options)).toBe(greedy(table.state, seat, ask, options));
    }
    table.take(seat, picked);
  }
  expect(table.state.round).toBe(3);
});

test('a position is worth between 0 and 1 to each seat, also against the Automa', () => {
  for (const seats of [1, 2, 4]) {
    const table = game(5, seats, 0);
    const values = evaluate(table.state);
    expect(values).toHaveLength(seats);
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});
