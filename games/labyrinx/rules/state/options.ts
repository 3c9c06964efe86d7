/** LAB setup: what the people at the table may agree on before the game; every option has a default. */
import { flag, oneOf, type Settings, settings, type ValuesOf, whole } from '@tavola/kernel/rules/settings.ts';
import board from '../../data/board.json' with { type: 'json' };

const { smallest, largest } = board;
const isCustom = ({ table }: { readonly [name: string]: unknown }) => table === 'custom';

const fields = {
  table: oneOf(['compact', 'standard', 'large', 'custom'], { usual: 'standard' }),
  /** The two sides of a `custom` table. */
  width: whole(smallest, largest, { usual: 10, applies: isCustom }),
  height: whole(smallest, largest, { usual: 8, applies: isCustom }),
  hallSide: oneOf(['free', 'doors']),
  hallPlacement: oneOf(['centre', 'first-player'], { rare: true }),
  firstPlayer: oneOf(['random', 'highest-roll', 'lowest-roll', 'seat-1'], { rare: true }),
  characterSelection: oneOf(['draft', 'random']),
  memoryAid: oneOf(['off', 'marks', 'faces']),
  returnToHall: flag(),
  raceRoundLimit: whole(1, 50, { usual: 20, rare: true }),
};

export type Options = ValuesOf<typeof fields>;
export const options: Settings<Options> = settings(fields);

/** What is closed is to be remembered, unless the memory aid shows it. */
export function forgets({ memoryAid }: Options): boolean {
  return memoryAid !== 'faces';
}

/** Width and height of the table in cells. */
export function tableSize({ table, width, height }: Options): readonly [width: number, height: number] {
  if (table === 'custom') return [width, height];
  return board.tables[table] as [number, number];
}
