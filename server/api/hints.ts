/** What a search says: hints while somebody plays alone, and the analysis of a finished match. */
import { hintSeconds, strengths } from '@tavola/bots/hint/strength.ts';
import { z } from 'zod';
import { seatNumber } from './common.ts';
import { errorCodes } from './errors.ts';

const strength = z.enum(strengths);
const chances = z.array(z.number()).readonly();
const reason = z.object({ seat: z.number(), name: z.string().nullable(), change: z.number(), worth: z.number() });
const idea = z.object({
  id: z.string(),
  move: z.looseObject({ kind: z.string() }),
  visits: z.number(),
  /** Every seat's chance to win after it, 0 to 1. */
  chances,
  reasons: z.array(reason).readonly(),
});
const hint = z.object({ iterations: z.number(), chances, ideas: z.array(idea).readonly() });
const broken = z.object({ problem: z.enum(errorCodes) });

export const hintBody = z.object({
  seat: seatNumber.optional(),
  strength: strength.default('middle'),
  seconds: z.literal([...hintSeconds]).default(3),
  /** Only what `sensible` lists is thought about: for somebody who is guided through a first game. */
  guided: z.boolean().default(false),
});
export const hintLine = z.union([hint.extend({ share: z.number() }), z.object({ hint }), broken]);

/** The ids of the options that somebody new to the game might well take. */
export const sensibleAnswer = z.object({ options: z.array(z.string()).readonly() });

export const analysisBody = z.object({ strength: strength.default('middle') });
const analysis = z.object({
  strength,
  points: z.array(z.object({ at: z.number(), chances })).readonly(),
  turning: z
    .array(
      z.object({
        at: z.number(),
        seat: z.number(),
        swing: z.number(),
        played: idea,
        preferred: idea.nullable(),
      }),
    )
    .readonly(),
});
export const analysisAnswer = z.object({ analysis: analysis.nullable() });
export const analysisLine = z.union([z.object({ share: z.number() }), z.object({ analysis }), broken]);
