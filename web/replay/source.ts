/** A match that can be walked through, step by step and from any allowed viewpoint. */
import type { Eyes, Seat } from '@tavola/kernel/ask.ts';
import type { Outcome } from '@tavola/kernel/game.ts';
import type { HeardEvent, Match } from '../host/types.ts';

export type Step = {
  /** How many picks were made, chance included. */
  readonly at: number;
  /** Who picked; null at the start. */
  readonly seat: Seat | null;
};

export type Moment = {
  readonly view: unknown;
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Everything these eyes were told up to here. */
  readonly told: readonly HeardEvent[];
};

/** Do the dice follow from the seed that was sealed before the first move? */
export type Verdict =
  | { readonly kind: 'fair'; readonly draws: number }
  | { readonly kind: 'unfair'; readonly at: number }
  /** No seed was sealed, or the game goes on and it is still secret. */
  | { readonly kind: 'unknown' };

export type Replay = {
  readonly match: Match;
  readonly viewers: readonly Eyes[];
  readonly steps: readonly Step[];
  readonly verdict: Verdict;
  moment(step: number, eyes: Eyes): Promise<Moment>;
  /** The view of everybody at each step, for the curve below the board; null when it is not known here. */
  publicViews(): readonly unknown[] | null;
  /** Plays on from here against bots; the address of the new table. */
  fork(step: number, seat: Seat): Promise<string>;
};
