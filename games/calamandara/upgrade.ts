/** Logs of version 1: in the windows between the own phases the active traveller was asked apart, and passed. */
import { realDice } from '@tavola/kernel/chance.ts';
import type { AnyGame, OldLog } from '@tavola/kernel/game.ts';
import { Table } from '@tavola/kernel/table.ts';

type Pick = OldLog['picks'][number];

/** The log without the passes that are no question any more; null when its picks lead elsewhere by today's rules. */
export function upgraded(game: AnyGame, log: OldLog): OldLog | null {
  if (log.version !== '1') return null;
  const left = log.picks.slice();
  const picks: Pick[] = [];
  const table = Table.start(game, { options: log.options, seats: log.seats, chance: realDice, watched: false });
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    const [seat, option] = next;
    const decision = table.decision(seat);
    if (decision?.options.every(({ id }) => id !== option) && option === 'pass') continue;
    try {
      table.pick(seat, decision?.number ?? -1, option);
    } catch {
      return null;
    }
    picks.push(next);
  }
  return { ...log, version: game.version, picks };
}
