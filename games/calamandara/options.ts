/** Table options with the defaults of the printed rules. */
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
    maxRounds: z.number().int().min(0).max(200).default(0),
    noProgressRounds: z.number().int().min(0).max(50).default(0),
    lateralSteps: z.boolean().default(true),
    ownRowFire: z.boolean().default(false),
    templeTo: z.enum(['user', 'owner']).default('user'),
  })
  .strict();
