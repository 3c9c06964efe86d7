/** A log played again pick by pick, so that its player can stop in between: to let others go first, or to look. */
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import { type ChanceSource, readChance } from '@tavola/kernel/rules/chance.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { Checkpoint, Log, LogPick } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';

export type Start = {
  readonly chance: ChanceSource;
  /** The picks before it are not played. */
  readonly checkpoint: Checkpoint | undefined;
  /** Fingerprints are made and compared with those of the log. */
  readonly checked: boolean;
  /** Stops the rules within a pick too. */
  readonly isTired?: (() => boolean) | undefined;
};

/** Yields the table after every pick; what it gives in the end is what `Table.resume` would. */
export function* steps(
  game: AnyGame,
  log: Log,
  { chance, checkpoint, checked, isTired }: Start,
): Generator<Table, Table> {
  const from = checkpoint?.picks ?? 0;
  const source = loggedChance(log.picks, from, checkpoint?.chance ?? 0, chance);
  const before = { ...log, picks: log.picks.slice(0, from) };
  const table: Table = Table.resume(game, before, { chance: source, checkpoint, checked, isTired });
  while (table.count < log.picks.length) {
    const { count } = table;
    const [seat, option] = log.picks[count] as LogPick;
    try {
      table.pick(seat, table.decisionNumber, option);
      for (; table.isPaused; table.goOn()) yield table;
    } catch (error) {
      if (error instanceof TableError && error.code !== 'RUNAWAY' && error.code !== 'LOG_DIVERGES')
        throw new TableError('LOG_DIVERGES', { pick: count });
      throw error;
    }
    yield table;
  }
  return table;
}

export function playedAgain(game: AnyGame, log: Log, start: Start): Table {
  const playing = steps(game, log, start);
  for (;;) {
    const step = playing.next();
    if (step.done) return step.value;
  }
}

/** Answers as the log says, and as `source` does after its end. What people typed is left to the picks. */
function loggedChance(picks: readonly LogPick[], from: number, answered: number, source: ChanceSource): ChanceSource {
  const logged = picks.flatMap(([seat, option], at) => (seat === CHANCE && at >= from ? [{ at, option }] : []));
  return {
    answer(request, n) {
      const own = source.answer(request, n);
      const pick = logged[n - answered];
      if (own === undefined || pick === undefined) return own;
      const answer = readChance(request, pick.option);
      if (answer === null) throw new TableError('LOG_DIVERGES', { pick: pick.at });
      return answer;
    },
  };
}
