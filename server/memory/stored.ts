/** What the store has of a match's past: its picks, its checkpoints, the head of its log. */
import type { Legacy, Outcome, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { loggedOutcome } from '@tavola/kernel/rules/legacy.ts';
import type { Log, LogPick } from '@tavola/kernel/table/log.ts';
import type { CheckpointRow, MatchRow, SeatRow } from '../store/schema.ts';
import { atMost, type Store } from '../store/store.ts';

/** The largest number that a column holds in both databases. */
const MOST = 2 ** 31 - 1;

/** What sits where, as the rules know it. */
export function setupsOf(seats: readonly SeatRow[]): SeatSetup[] {
  return seats.map(({ kind, settings_json }) => ({
    kind: kind === 'automaton' ? 'automaton' : 'player',
    settings: JSON.parse(settings_json),
  }));
}

export function logOf(row: MatchRow, seats: readonly SeatRow[], picks: readonly LogPick[]): Log {
  const options: unknown = JSON.parse(row.options_json);
  const { game, version, dice, practice } = row;
  const inheritance = inheritanceOf(row);
  const seated = setupsOf(seats);
  return {
    game,
    version,
    options,
    seats: seated,
    picks,
    checks: [],
    ...(dice === 'people' && { dice }),
    ...(inheritance && { inheritance }),
    ...(practice === 'used' && { practice: true as const }),
  };
}

/** What the match before this one left. */
export function inheritanceOf({ inheritance_json }: Pick<MatchRow, 'inheritance_json'>): Legacy | undefined {
  return inheritance_json === null ? undefined : (JSON.parse(inheritance_json) as Legacy);
}

/** How it ended, as anybody may know it who has its log: the secret legacies of older versions stay in the store. */
export function outcomeOf({ outcome_json }: Pick<MatchRow, 'outcome_json'>): Outcome | null {
  return outcome_json === null ? null : loggedOutcome(JSON.parse(outcome_json) as Outcome);
}

export type StoredPick = { readonly seat: number; readonly option: string; readonly revision: number };

/** The picks from number `from` up to `end`, as they were when the row was read. */
export function picksOf({ db }: Pick<Store, 'db'>, row: MatchRow, from: number, end: number): Promise<StoredPick[]> {
  return (
    db
      .selectFrom('picks')
      .select(['seat', 'option', 'revision'])
      .where('match', '=', row.id)
      .where('number', '>=', from)
      .where('number', '<', end)
      // What another process adds meanwhile belongs to a row that we have not seen.
      .where('revision', '<=', row.revision)
      .orderBy('number')
      .execute()
  );
}

/** Where the rules can go on with at most this many picks behind them; a what-if has one at 0, where it starts. */
export async function newestCheckpoint(
  { db }: Pick<Store, 'db'>,
  row: MatchRow,
  most: number,
  told = MOST,
): Promise<CheckpointRow | undefined> {
  if (most <= 0 && row.whole === 1) return undefined;
  return db
    .selectFrom('checkpoints')
    .selectAll()
    .where('match', '=', row.id)
    .where('picks', '<=', Math.max(0, most))
    .where('told', '<=', told)
    .orderBy('picks', 'desc')
    .limit(atMost(1))
    .executeTakeFirst();
}

/** Where there are checkpoints, without their states. */
export function checkpointPlaces(
  { db }: Store,
  row: MatchRow,
  most: number,
): Promise<Pick<CheckpointRow, 'picks' | 'told'>[]> {
  return db
    .selectFrom('checkpoints')
    .select(['picks', 'told'])
    .where('match', '=', row.id)
    .where('picks', '>', 0)
    .where('picks', '<=', most)
    .orderBy('picks')
    .execute();
}

/** Those that are kept over the whole match, oldest first. */
export function checkpointsOf({ db }: Store, row: MatchRow, most: number): Promise<CheckpointRow[]> {
  return db
    .selectFrom('checkpoints')
    .selectAll()
    .where('match', '=', row.id)
    .where('picks', '<=', most)
    .orderBy('picks')
    .execute();
}
