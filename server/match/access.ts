/** Who may see and do what at a match. What you may not know of does not exist (404). */
import type { Eyes, Seat } from '@tavola/kernel/ask.ts';
import { forbidden, notFound, Refusal } from '../problem.ts';
import type { Desk } from './desk.ts';
import type { LiveMatch } from './live-match.ts';

/** The match, if this person may see it. */
export async function visible(desk: Desk, id: string, person: string | null): Promise<LiveMatch> {
  const live = desk.held(id) ?? (await desk.find(id));
  const { row } = live;
  if (person !== null && (row.owner === person || live.seatsOf(person).length > 0)) return live;
  if (row.spectators === 'public' || (row.open === 1 && row.status === 'waiting')) return live;
  if (person !== null && row.spectators !== 'none' && (await isWatcher(desk, id, person))) return live;
  throw notFound();
}

async function isWatcher({ store }: Desk, match: string, person: string): Promise<boolean> {
  const query = store.db.selectFrom('watchers').select('match').where('match', '=', match).where('person', '=', person);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The match, if this person sits at it. */
export async function seated(desk: Desk, id: string, person: string): Promise<LiveMatch> {
  const live = await visible(desk, id, person);
  if (live.seatsOf(person).length === 0) throw forbidden();
  return live;
}

export async function owned(desk: Desk, id: string, person: string): Promise<LiveMatch> {
  const live = await visible(desk, id, person);
  if (live.row.owner !== person) throw forbidden();
  return live;
}

/** The seat that is meant: the one named, or the only one this person holds. */
export function ownSeat(live: LiveMatch, person: string, named: Seat | undefined): Seat {
  const mine = live.seatsOf(person);
  if (named !== undefined) {
    if (!mine.includes(named)) throw forbidden();
    return named;
  }
  if (mine.length !== 1) throw mine.length === 0 ? forbidden() : new Refusal(400, 'NO_SUCH_SEAT', { seats: mine });
  return mine[0] as Seat;
}

/** Through whose eyes this person looks: its own seats, or none; after the end through any, and with all cards open. */
export function viewersOf(live: LiveMatch, person: string | null, wanted: Eyes | undefined): readonly Eyes[] {
  const mine = live.seatsOf(person ?? undefined);
  if (wanted === undefined) return mine.length > 0 ? mine : ['spectator'];
  if (wanted === 'spectator') return [wanted];
  const any = wanted === 'open' || wanted < live.seats.length;
  if (live.ended ? any : wanted !== 'open' && mine.includes(wanted)) return [wanted];
  throw forbidden();
}
