/** Matches as the store has them, with their seats and links. */
import type { InvitationRow, MatchRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Holder, MatchRows } from './live-match.ts';

export async function rowsOf(store: Store, id: string): Promise<MatchRows | null> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const [rows] = await withSeats(store, [row]);
  return rows ?? null;
}

/** Seats and invitations of many matches at once. */
export async function withSeats({ db }: Pick<Store, 'db'>, rows: readonly MatchRow[]): Promise<MatchRows[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const seats = await seatsWithNames(db, ids);
  const invitations = await db.selectFrom('invitations').selectAll().where('match', 'in', ids).execute();
  const holders = await holdersWithNames(db, ids);
  const boards = await db.selectFrom('boards').select(['person', 'match']).where('match', 'in', ids).execute();
  const seatsOf = Map.groupBy<string, SeatRow>(seats, (seat) => seat.match);
  const invitationsOf = Map.groupBy<string, InvitationRow>(invitations, (it) => it.match);
  const holdersOf = Map.groupBy<string, Holder>(holders, (it) => it.match);
  return rows.map((row) => ({
    row,
    seats: seatsOf.get(row.id) ?? [],
    invitations: invitationsOf.get(row.id) ?? [],
    holders: holdersOf.get(row.id) ?? [],
    boards: boards.flatMap(({ person, match }) => (match === row.id ? [person] : [])),
  }));
}

/** People are called as they are called now; seats of a screen keep the name they were given. */
async function seatsWithNames(db: Store['db'], matches: readonly string[]): Promise<SeatRow[]> {
  const rows = await db
    .selectFrom('seats')
    .leftJoin('people', 'people.id', 'seats.person')
    .selectAll('seats')
    .select('people.name as current')
    .where('match', 'in', matches)
    .orderBy('seat')
    .execute();
  return rows.map(({ current, ...seat }) =>
    seat.kind === 'person' && current !== null ? { ...seat, name: current } : seat,
  );
}

async function holdersWithNames(db: Store['db'], matches: readonly string[]): Promise<Holder[]> {
  const rows = await db
    .selectFrom('seat_holders')
    .leftJoin('people', 'people.id', 'seat_holders.person')
    .selectAll('seat_holders')
    .select('people.name as current')
    .where('match', 'in', matches)
    .orderBy('at')
    .execute();
  return rows.map(({ current, ...holder }) => ({ ...holder, name: current ?? holder.name ?? '' }));
}
