/** A sensible pick: every option has a worth in victory points, and doing nothing is worth nothing. */
import { kindOf, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import type { State } from '../rules/state/state.ts';
import type { Ask } from '../rules/vocabulary/asks.ts';
import type { Move } from '../rules/vocabulary/moves.ts';
import { sharedAnswers, worthOfMove } from './answers.ts';
import type { MoveValue } from './contract.ts';
import { answerToOffer, answerToOthers } from './registry.ts';
import { sightOf } from './sight.ts';

/** So that playouts differ. */
const NOISE = 0.4;
const FINE = 1000;

export function policy(state: State, seat: Seat, ask: Ask, options: readonly Move[], rng: Rng): number {
  if (options.length === 1) return 0;
  return best(state, seat, ask, options, () => (NOISE * rng.below(FINE)) / FINE);
}

export function greedy(state: State, seat: Seat, ask: Ask, options: readonly Move[]): number {
  return best(state, seat, ask, options, () => 0);
}

export function rank(state: State, seat: Seat, ask: Ask, options: readonly Move[]): readonly number[] {
  if (state.open.players.length === 0) return options.map(() => 0);
  const worth = worthTo(state, seat, ask);
  return options.map(worth);
}

function best(state: State, seat: Seat, ask: Ask, options: readonly Move[], noise: () => number): number {
  if (state.open.players.length === 0) return 0;
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
  const sight = sightOf(state, seat);
  const kind = kindOf(ask);
  const answer: MoveValue = sight.bot.answers[kind] ?? sharedAnswers[kind] ?? answerToOthers(kind) ?? worthOfMove;
  return (move) => (answerToOffer(move.kind) ?? answer)(sight, move, ask);
}
