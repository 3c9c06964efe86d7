/** Who may see and do what at a match. What you may not know of does not exist (404). */
import type { Eyes, Seat } from '@tavola/kernel/ask.ts';
import type { Stream } from '../live/stream.ts';
import { forbidden, notFound, Refusal } from '../problem.ts';
import type { Desk } from './desk.ts';
import type { LiveMatch } from './live-match.ts';

/** The match, if this person may see it. */
export async function visible(desk: Desk, id: string, person: string | null): Promise<LiveMatch> {
  const live = desk.held(id) ?? (await desk.find(id));
  if (isOpenTo(live, person)) return live;
  if (person !== null && live.row.spectators !== 'none' && (await isWatcher(desk, id, person))) return live;
  throw notFound();
}

/** May this person see the match without its watch link? */
export function isOpenTo(live: LiveMatch, person: string | null): boolean {
  const { owner, spectators, open, status } = live.row;
  if (person !== null && (owner === person || live.seats.some((seat) => seat.person === person))) return true;
  return spectators === 'public' || (open === 1 && status === 'waiting');
}

/** May this reader go on? Who came without the link and needs it now must come again, and who chose a seat that is no longer its own. */
export function mayStay(live: LiveMatch, { person, isInvited, chosen, viewers }: Stream): boolean {
  const mayRead = isOpenTo(live, person) || (isInvited && live.row.spectators !== 'none');
  return mayRead && (!chosen || viewers.every((eyes) => mayLook(live, person, eyes)));
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
  if (mayLook(live, person, wanted)) return [wanted];
  throw forbidden();
}

function mayLook(live: LiveMatch, person: string | null, eyes: Eyes): boolean {
  if (eyes === 'spectator') return true;
  if (live.ended) return eyes === 'open' || eyes < live.seats.length;
  return eyes !== 'open' && live.seatsOf(person ?? undefined).includes(eyes);
}
