/** A match that can be walked through, step by step and from any allowed viewpoint. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { Trace } from '@tavola/kernel/rules/select.ts';
import type { Fairness } from '@tavola/kernel/table/fairness.ts';
import type { HeardEvent, Match } from '../../api/types.ts';

export type ReplayStep = {
  /** How many picks were made, chance included. */
  readonly at: number;
  /** Who picked; null at the start. */
  readonly seat: Seat | null;
  /** Nothing was told: somebody passed, or a sealed pick is not open yet. */
  readonly silent?: boolean;
};

export type ReplayMoment = {
  readonly view: unknown;
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | null;
  /** Everything these eyes were told up to here. */
  readonly told: readonly HeardEvent[];
};

/** What is known of the dice; `at` is the first pick that does not follow from the seed, null when only its hash is wrong. */
export type DiceFairness = { readonly kind: Fairness; readonly draws: number; readonly at: number | null };

export type Replay = {
  readonly match: Match;
  readonly viewers: readonly Eyes[];
  readonly steps: readonly ReplayStep[];
  /** How many picks came before the first step: more than none while a game of memory runs. */
  readonly from: number;
  readonly fairness: DiceFairness;
  moment(step: number, eyes: Eyes): Promise<ReplayMoment>;
  /** How event number `n` of what these eyes were told came about. */
  explain(n: number, eyes: Eyes): Promise<readonly Trace[]>;
  /** The view of everybody at each step, for the curve below the board; null when it is not known here. */
  publicViews(): readonly unknown[] | null;
  /** Plays on from here against bots; the address of the new table. */
  fork(step: number, seat: Seat): Promise<string>;
};
