/** A sensible pick: every option has a worth of about so many Supply, and doing nothing is worth nothing. */
import { kindOf, type Seat } from '@tavola/kernel/ask.ts';
import type { Rng } from '@tavola/kernel/rng.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { answers } from './answers.ts';
import { sightOf } from './sight.ts';

/** So that playouts differ. */
const NOISE = 0.1;
const FINE = 1000;

export function policy(state: State, seat: Seat, ask: Ask, options: readonly Move[], rng: Rng): number {
  if (options.length === 1) return 0;
  return best(state, seat, ask, options, () => (NOISE * rng.below(FINE)) / FINE);
}

export function greedy(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return best(state, seat, ask, options, () => 0);
}

function best(state: State, seat: Seat, ask: Ask, options: readonly Move[], noise: () => number): number {
  const answer = answers[kindOf(ask)];
  const sight = sightOf(state, seat);
  let [index, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < options.length; i++) {
    const move = options[i] as Move;
    const value = (answer?.(sight, move, ask) ?? 0) + noise();
    if (value <= highest) continue;
    highest = value;
    index = i;
  }
  return index;
}
