/** The log of a match: one JSON document that is save file, replay, bug report and test fixture. */
import { z } from 'zod';
import type { Legacy, Outcome, SeatSetup } from '../rules/game.ts';

/** Seat (-1 is chance, -2 the people round a real table) and option id. */
export type LogPick = readonly [seat: number, option: string];
/** Who rolls and draws: the app, or the people at the table, who then say what came. */
export type Dice = 'app' | 'people';
export type Log = {
  readonly game: string;
  readonly version: string;
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly picks: readonly LogPick[];
  /** Number of picks and fingerprint of the state at each checkpoint: a rule that changed shows at once. */
  readonly checks: readonly (readonly [picks: number, fingerprint: string])[];
  /** Left out where the app rolls. */
  readonly dice?: Dice | undefined;
  /** What the game before this one left (Outcome.legacy). */
  readonly inheritance?: Legacy | undefined;
  /** A what-if: this many first picks were taken over from another match, and its dice with them. */
  readonly borrowed?: number | undefined;
  /** The hash of the chance seed, published at the start; the seed itself, added at the end. */
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
  readonly outcome?: Outcome | undefined;
  /** Somebody took back what they had already seen (practice.ts). */
  readonly practice?: true | undefined;
  /** Of seats that changed hands: who played them from which pick on, the first person included. No rule reads it. */
  readonly holders?: readonly LoggedHolder[] | undefined;
};
export type LoggedHolder = { readonly seat: number; readonly from: number; readonly name: string };

/** A point from which the rules can go on without the picks before it. */
export type Checkpoint<S = unknown> = {
  readonly picks: number;
  /** How many of them chance answered. */
  readonly chance: number;
  readonly state: S;
  /** Of a real table: the facts that were in doubt. */
  readonly doubts?: readonly string[] | undefined;
};

/** What only a game can read: deep and large enough for any of them, and for nothing else. */
const DEEPEST = 12;
const MOST_VALUES = 20_000;
const data = z.unknown().refine(isBounded, { error: 'too deep or too large' });

/** Logs of the first version name only the kind of a seat. */
const seat = z.preprocess(
  (it) => (typeof it === 'string' ? { kind: it } : it),
  z.object({
    kind: z.enum(['player', 'automaton', 'outside']),
    settings: z.record(z.string().max(60), data).default({}),
  }),
);
const legacy = z.object({ open: data, stock: data.optional(), secret: data.optional() });

const holder = z.object({ seat: z.number().int(), from: z.number().int().min(0), name: z.string().max(100) });

export const logSchema: z.ZodType<Log> = z.object({
  game: z.string().max(60),
  version: z.string().max(60),
  options: data,
  seats: z.array(seat).max(20),
  picks: z.array(z.tuple([z.number().int(), z.string().max(2000)])).max(100_000),
  checks: z.array(z.tuple([z.number().int(), z.string().max(20)])).max(100_000),
  dice: z.enum(['app', 'people']).optional(),
  inheritance: legacy.optional(),
  borrowed: z.number().int().min(0).optional(),
  commitment: z.string().max(100).optional(),
  seed: z.string().max(100).optional(),
  practice: z.literal(true).optional(),
  holders: z.array(holder).max(1000).optional(),
  outcome: z
    .object({
      winners: z.array(z.number().int()),
      reason: z.string(),
      scores: z.array(z.number()).optional(),
      legacy: legacy.optional(),
      final: data.optional(),
    })
    .optional() as z.ZodType<Outcome | undefined>,
});

/** Without recursion, which the deepest data would break. */
function isBounded(value: unknown): boolean {
  let layer: unknown[] = [value];
  let values = 0;
  for (let depth = 0; layer.length > 0; depth++) {
    values += layer.length;
    if (depth > DEEPEST || values > MOST_VALUES) return false;
    layer = layer.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return true;
}
