/** A position that can be sent to another thread, of Node or of the browser: the log and its newest checkpoint. */
import type { Seat } from '../rules/ask.ts';
import type { Checkpoint, Log } from './log.ts';
import type { Table } from './table.ts';

/** Plain data: what is asked of a bot that thinks elsewhere. */
export type Position = {
  readonly log: Log;
  readonly checkpoint: Checkpoint | null;
  readonly seat: Seat;
  /** A name of bots/search/bot.ts. */
  readonly bot: string;
  readonly seed: number;
  /** A hint for somebody who is guided through a first game: it thinks only about what lights up for them (bots/hint/sensible.ts). */
  readonly guided?: boolean;
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
