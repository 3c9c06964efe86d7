/** Table options. The printed rules have no limits (0); the defaults are ours for tables that must end (CAL-7.5, CAL-7.6). */
import { z } from 'zod';

export type Options = {
  readonly deckMode: 'standard' | 'sequence' | 'draft';
  /** 0 is off. */
  readonly maxRounds: number;
  /** 0 is off. */
  readonly noProgressRounds: number;
  readonly lateralSteps: boolean;
  readonly ownRowFire: boolean;
  readonly templeTo: 'user' | 'owner';
};

export const options: z.ZodType<Options> = z
  .object({
    deckMode: z.enum(['standard', 'sequence', 'draft']).default('standard'),
    maxRounds: z.number().int().min(0).max(200).default(60),
    noProgressRounds: z.number().int().min(0).max(50).default(6),
    lateralSteps: z.boolean().default(true),
    ownRowFire: z.boolean().default(false),
    templeTo: z.enum(['user', 'owner']).default('user'),
  })
  .strict();

/** Bots among themselves need less time. */
export const amongBots: Partial<Options> = { maxRounds: 40, noProgressRounds: 4 };
