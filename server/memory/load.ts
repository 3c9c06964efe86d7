/** A table in memory from what the store has: its newest checkpoint, and the picks since, in slices that let others go first. */
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import { BrokenRules, Refusal } from '../base/problem.ts';
import type { Store } from '../store/store.ts';
import type { LoadedTable, MatchRows } from './live-match.ts';
import { chanceOf } from './position.ts';
import { slices } from './slices.ts';
import { steps } from './steps.ts';
import { logOf, newestCheckpoint, picksOf } from './stored.ts';

type Wanted = {
  /** After how many picks; all when left out. */
  readonly to?: number;
  /** From a checkpoint with at most this many events before it, if there is one. */
  readonly told?: number;
};

export async function loadTable(
  store: Store,
  game: AnyGame,
  { row, seats }: MatchRows,
  { to = row.count, told = Number.POSITIVE_INFINITY }: Wanted = {},
): Promise<LoadedTable> {
  const rows = await picksOf(store, row, 0, to);
  const newest = await newestCheckpoint(store, row, to);
  const isLate = newest !== undefined && newest.told > told;
  const checkpoint = (isLate ? await newestCheckpoint(store, row, to, told) : undefined) ?? newest;
  const picks = rows.map(({ seat, option }): LogPick => [seat, option]);
  const start = checkpoint && { ...checkpoint, state: JSON.parse(checkpoint.state_json) as unknown };
  try {
    const playing = steps(game, logOf(row, seats, picks), {
      chance: chanceOf(row.dice, row.seed ?? ''),
      checkpoint: start,
      checked: false,
      isTired: slices.isTired,
    });
    const table = await slices.run(playing);
    const revisions = rows.map((pick) => pick.revision);
    const from = checkpoint?.picks ?? 0;
    return { table, revisions, from, before: checkpoint?.told ?? 0, earlier: null, stored: from };
  } catch (error) {
    if (error instanceof TableError)
      throw new Refusal(409, 'MATCH_BROKEN', { ...error.detail, count: row.count, reason: error.code });
    throw new BrokenRules(error);
  }
}
