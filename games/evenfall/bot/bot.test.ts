/** The hints for bots are better than chance and do not depend on what their seat cannot know. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { expect, test } from 'vitest';
import { evenfall } from '../game.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { ALONE } from '../scenarios/evening.ts';
import { evaluate } from './evaluate.ts';
import { greedy, policy } from './policy.ts';

/** One game in which `clever` follows the greedy hint and everybody else picks at random. */
function game(seed: number, seats: number | readonly SeatWish[], clever: number): Table<State> {
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

test('greedy beats the Automa on the lowest difficulty in more than four of ten games', () => {
  let wins = 0;
  for (let seed = 1; seed <= 100; seed++) wins += game(seed, ALONE, 0).outcome?.winners.includes(0) ? 1 : 0;
  expect(wins).toBeGreaterThan(40);
});

/** Plays on with the policy; what `evaluate` said at the first turn of the last round, and who won. */
function foretold(
  seed: number,
  seats: number | readonly SeatWish[],
): { readonly values: readonly number[]; readonly winners: readonly Seat[] } {
  const table = Table.start<State>(evenfall, { seats, chance: seededChance(seed), watched: false, recorded: false });
  const rng = seededRng(seed);
  let values: readonly number[] | null = null;
  while (table.outcome === null) {
    const { seat, ask, options } = table.firstQuestion as { seat: number; ask: Ask; options: readonly Move[] };
    if (table.state.round === 3) values ??= evaluate(table.state);
    table.take(seat, policy(table.state, seat, ask, options, rng));
  }
  return { values: values ?? [], winners: table.outcome.winners };
}

test('who is ahead before the last round mostly wins', () => {
  let right = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const { values, winners } = foretold(seed, 3);
    if (winners.includes(values.indexOf(Math.max(...values)))) right++;
  }
  expect(right).toBeGreaterThan(30);
});

test('the chance against the Automa is about as high as it is said to be', () => {
  const games = Array.from({ length: 100 }, (_, i) => foretold(i + 1, ALONE));
  const rate = (some: typeof games) => some.filter(({ winners }) => winners.includes(0)).length / some.length;
  const [ahead, behind] = [
    games.filter(({ values }) => (values[0] as number) >= 0.5),
    games.filter(({ values }) => (values[0] as number) < 0.5),
  ];
  expect(rate(ahead)).toBeGreaterThan(0.6);
  expect(rate(behind)).toBeLessThan(0.4);
});

test('hints stay the same when what the seat cannot know is dealt again', () => {
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
  for (const seats of [ALONE, 2, 4]) {
    const table = game(5, seats, 0);
    const values = evaluate(table.state);
    expect(values).toHaveLength(table.seats.length);
    for (const value of values) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});
