/** For the host of a server: what would these rules do to its matches, and one match cut back by hand (tavola check-update, tavola repair). */
import { playable } from '@tavola/games/rules.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { isKnownVersion } from '@tavola/kernel/table/upgrade.ts';
import { Kysely } from 'kysely';
import { rewritten, storedGame } from './match/migrate.ts';
import type { MatchRows } from './memory/live-match.ts';
import { withSeats } from './memory/rows.ts';
import { migrated } from './replay/migrated.ts';
import { openPostgres } from './store/postgres.ts';
import type { MatchRow, Schema } from './store/schema.ts';
import { Store } from './store/store.ts';

/** A match that would stop, and at which of its picks. */
export type Stop = { readonly match: string; readonly name: string; readonly pick: number; readonly count: number };
export type CheckedGame = { readonly game: string; readonly goesOn: number; readonly stops: readonly Stop[] };
type Db = Pick<Store, 'db'>;
export type ReadOnlyStore = Pick<Store, 'db' | 'close'>;

/** What columns of later versions hold where an older one wrote the row. */
const COLUMNS_SINCE = {
  dice: 'app',
  practice: 'no',
  follows: null,
  chain: null,
  inheritance_json: null,
} as const satisfies Partial<MatchRow>;

/** A database that is only read: of PostgreSQL itself, in a session that cannot write; of SQLite a copy. */
export async function openToRead(
  database: { readonly url: string } | { readonly copy: string },
): Promise<ReadOnlyStore> {
  if ('copy' in database) return Store.open({ file: database.copy });
  const url = new URL(database.url);
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const db = new Kysely<Schema>({ dialect: openPostgres(url.href, 2).dialect });
  return { db, close: () => db.destroy() };
}

/** Plays every match that runs, and every table that waits, by these rules: strictly, from the first pick. */
export async function checkMatches(from: Db): Promise<readonly CheckedGame[]> {
  const found = new Map<string, { goesOn: number; stops: Stop[] }>();
  const rows = from.db.selectFrom('matches').select('id').where('status', 'in', ['waiting', 'playing']);
  for (const { id } of await rows.orderBy('game').orderBy('created').execute()) {
    const match = await rowsOf(from, id);
    if (!match) continue;
    const { game, name, count } = match.row;
    const counted = found.get(game) ?? { goesOn: 0, stops: [] };
    found.set(game, counted);
    const pick = await misfitOf(from, match);
    if (pick === null) counted.goesOn++;
    else counted.stops.push({ match: id, name, pick, count });
  }
  return [...found].map(([game, counted]) => ({ game, ...counted }));
}

/** The first pick that does not fit; null when all of them do. */
async function misfitOf(from: Db, match: MatchRows): Promise<number | null> {
  const game = await gameOf(match.row);
  if (game === null) return 0;
  const checked = migrated(game, { ...(await storedGame(from, match)), cut: false });
  return 'misfit' in checked ? checked.misfit : null;
}

export type Repaired = 'unknown' | 'sound' | 'cannot' | { readonly from: number; readonly to: number };

/** Cuts a running match back to its last pick that these rules allow, or says what that would do. A server that is running takes it over within a second. */
export async function repairMatch(store: ReadOnlyStore | Store, id: string, write: boolean): Promise<Repaired> {
  const match = await rowsOf(store, id);
  const game = match && (await gameOf(match.row));
  if (match?.row.status !== 'playing') return 'unknown';
  if (!game) return 'cannot';
  if ((await misfitOf(store, match)) === null) return 'sound';
  const cut = migrated(game, { ...(await storedGame(store, match)), cut: true });
  if ('misfit' in cut) return 'cannot';
  const { change, rows } = await rewritten(store, game, match, cut, { practice: 'used' });
  const isWritten = !write || ('commit' in store && (await store.commit(change)));
  if (!isWritten) return 'cannot';
  return { from: match.row.count, to: rows.row.count };
}

/** Null where these rules do not know the match's. */
async function gameOf({ game: id, version }: MatchRow): Promise<AnyGame | null> {
  const game = (await playable.find((entry) => entry.id === id)?.game()) ?? null;
  return game && isKnownVersion(game, version) ? game : null;
}

async function rowsOf({ db }: Db, id: string): Promise<MatchRows | null> {
  const row = await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [rows] = await withSeats({ db }, [{ ...COLUMNS_SINCE, ...row }]);
  return rows ?? null;
}
