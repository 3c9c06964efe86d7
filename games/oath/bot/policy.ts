/** A sensible pick: every option is worth about this much Supply, and doing nothing is worth nothing. */
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { State } from '../rules/state/state.ts';
import { answers } from './answers.ts';
import { sightOf } from './sight.ts';

/** So that playouts differ: little, because chance and hidden cards differ anyway, and a policy that errs loses games. */
const NOISE = 0.1;
const FINE = 1000;

export function policy(state: State, seat: Seat, ask: Ask, options: readonly Move[], rng: Rng): number {
  if (options.length === 1) return 0;
  return best(state, seat, ask, options, () => (NOISE * rng.below(FINE)) / FINE);
}

export function greedy(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return best(state, seat, ask, options, () => 0);
}

export function rank(state: State, seat: Seat, ask: Ask, options: readonly Move[]): readonly number[] {
  return options.map(worthTo(state, seat, ask));
}

function best(state: State, seat: Seat, ask: Ask, options: readonly Move[], noise: () => number): number {
  const worth = worthTo(state, seat, ask);
  let [index, highest] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i] as Move) + noise();
    if (value <= highest) continue;
    highest = value;
    index = i;
  }
  return index;
}

function worthTo(state: State, seat: Seat, ask: Ask): (move: Move) => number {
  const answer = answers[kindOf(ask)];
  const sight = sightOf(state, seat);
  return (move) => answer?.(sight, move, ask) ?? 0;
}
