/** LAB setup: what the people at the table may agree on before the game; every option has a default. */
import { z } from 'zod';
import board from './data/board.json' with { type: 'json' };

const { smallest, largest } = board;

export const optionsSchema = z
  .object({
    table: z.enum(['compact', 'standard', 'large', 'custom']).default('standard'),
    /** The two sides of a `custom` table. */
    width: z.number().int().min(smallest).max(largest).default(10),
    height: z.number().int().min(smallest).max(largest).default(8),
    hallSide: z.enum(['free', 'doors']).default('free'),
    hallPlacement: z.enum(['centre', 'first-player']).default('centre'),
    firstPlayer: z.enum(['random', 'highest-roll', 'lowest-roll', 'seat-1']).default('random'),
    characterSelection: z.enum(['draft', 'random']).default('draft'),
    memoryAid: z.enum(['off', 'marks', 'faces']).default('off'),
    returnToHall: z.boolean().default(false),
    raceRoundLimit: z.number().int().min(1).max(50).default(20),
  })
  .strict();

export type Options = z.infer<typeof optionsSchema>;

/** Width and height of the table in cells. */
export function tableSize({ table, width, height }: Options): readonly [width: number, height: number] {
  if (table === 'custom') return [width, height];
  return board.tables[table] as [number, number];
}
