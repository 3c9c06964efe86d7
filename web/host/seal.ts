/** The chance of a table that runs in this browser, and its log with the seal of it. */
import { type ChanceSource, commitment, fairChance, peoplesChance } from '@tavola/kernel/rules/chance.ts';
import type { Dice, Log } from '@tavola/kernel/table/log.ts';
import type { Table } from '@tavola/kernel/table/table.ts';

/** Where people roll and draw, the seed only orders what is shuffled. */
export function chanceOf(dice: Dice | undefined, seed: string): ChanceSource {
  return dice === 'people' ? peoplesChance(fairChance(seed)) : fairChance(seed);
}

/** The log as this browser keeps it: the hash of its seed from the start, the seed itself when it is over. */
export function sealedLog(table: Table, seed: string, { borrowed, practice }: Partial<Log>): Log {
  return {
    ...table.log(),
    commitment: commitment(seed),
    ...(table.outcome && { seed }),
    ...(borrowed !== undefined && { borrowed }),
    ...(practice && { practice }),
  };
}
