/** What a bot picks in a position that was sent to it. */
import { seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Position } from '@tavola/kernel/position.ts';
import { Table } from '@tavola/kernel/table.ts';
import { botOf } from './bot.ts';

/** The option id that the bot picks there. */
export function pickAt(game: AnyGame, { log, checkpoint, seat, bot, seed }: Position): string {
  const found = botOf(bot);
  if (found === null) throw new Error(`there is no bot ${bot}`);
  const chance = seededChance(seed);
  const table = Table.resume(game, log, { chance, watched: false, checkpoint: checkpoint ?? undefined });
  return found.pick(table, seat, seed);
}
