/** The log of a match: one JSON document that is save file, replay, bug report and test fixture. */
import { z } from 'zod';
import type { Outcome, SeatKind } from './game.ts';

/** Seat (-1 is chance) and option id. */
export type LogPick = readonly [seat: number, option: string];
export type Log = {
  readonly game: string;
  readonly version: string;
  readonly options: unknown;
  readonly seats: readonly SeatKind[];
  readonly picks: readonly LogPick[];
  /** Number of picks and fingerprint of the state at each checkpoint: a rule that changed shows at once. */
  readonly checks: readonly (readonly [picks: number, fingerprint: string])[];
  /** The hash of the chance seed, published at the start; the seed itself, added at the end. */
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
  readonly outcome?: Outcome | undefined;
};

/** A point from which the rules can go on without the picks before it. */
export type Checkpoint<S = unknown> = {
  readonly picks: number;
  /** How many of them chance answered. */
  readonly chance: number;
  readonly state: S;
};

export const logSchema: z.ZodType<Log> = z.object({
  game: z.string().max(60),
  version: z.string().max(60),
  options: z.unknown(),
  seats: z.array(z.enum(['player', 'automaton'])).max(20),
  picks: z.array(z.tuple([z.number().int(), z.string().max(2000)])).max(100_000),
  checks: z.array(z.tuple([z.number().int(), z.string().max(20)])).max(100_000),
  commitment: z.string().max(100).optional(),
  seed: z.string().max(100).optional(),
  outcome: z
    .object({
      winners: z.array(z.number().int()),
      reason: z.string(),
      scores: z.array(z.number()).optional(),
    })
    .optional() as z.ZodType<Outcome | undefined>,
});
