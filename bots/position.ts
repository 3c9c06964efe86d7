/** A position that can be sent to another thread, of Node or of the browser: the log and its newest checkpoint. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import type { Checkpoint, Log } from '@tavola/kernel/log.ts';
import { Table } from '@tavola/kernel/table.ts';
import { botOf } from './bot.ts';

/** Plain data: what is asked of a bot that thinks elsewhere. */
export type Position = {
  readonly log: Log;
  readonly checkpoint: Checkpoint | null;
  readonly seat: Seat;
  /** A name of bot.ts. */
  readonly bot: string;
  readonly seed: number;
};

/** Sealed picks that are already in stay behind: the bot thinks from where everybody was asked. */
export function positionOf(table: Table, seat: Seat, bot: string, seed: number): Position {
  const log = table.log();
  return {
    log: { ...log, picks: log.picks.slice(0, table.decisionNumber) },
    checkpoint: table.lastCheckpoint,
    seat,
    bot,
    seed,
  };
}

/** The option id that the bot picks there. */
export function pickAt(game: AnyGame, { log, checkpoint, seat, bot, seed }: Position): string {
  const found = botOf(bot);
  if (found === null) throw new Error(`there is no bot ${bot}`);
  const chance = seededChance(seed);
  const table = Table.resume(game, log, { chance, watched: false, checkpoint: checkpoint ?? undefined });
  return found.pick(table, seat, seed);
}
