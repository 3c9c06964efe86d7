/** Logs of version 1: in the windows between a traveller's own phases they were asked apart, and passed. */
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame, OldLog } from '@tavola/kernel/rules/game.ts';
import { Table } from '@tavola/kernel/table/table.ts';

type Pick = OldLog['picks'][number];

/** The log without the passes that nobody is asked for any more. */
export function upgraded(game: AnyGame, log: OldLog): OldLog | null {
  if (log.version !== '1') return null;
  const picks: Pick[] = [];
  const table = Table.start(game, { options: log.options, seats: log.seats, chance: realDice, watched: false });
  for (const [pick, next] of log.picks.entries()) {
    const [seat, option] = next;
    const decision = table.decision(seat);
    if (decision?.options.every(({ id }) => id !== option) && option === 'pass') continue;
    try {
      table.pick(seat, decision?.number ?? -1, option);
    } catch {
      throw new TableError('LOG_DIVERGES', { pick });
    }
    picks.push(next);
  }
  return { ...log, version: game.version, picks };
}
