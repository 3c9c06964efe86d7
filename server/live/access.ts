/** Who may see what of a match. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { Store } from '../store/store.ts';
import type { Stream } from './stream.ts';

/** May this person see the match without its watch link? */
export function isOpenTo(live: LiveMatch, person: string | null): boolean {
  const { owner, spectators, open, status } = live.row;
  if (person !== null && (owner === person || live.seats.some((seat) => seat.person === person))) return true;
  return spectators === 'public' || (open === 1 && status === 'waiting');
}

/** May this reader go on? A reader whose link is void, or who came without one and needs it now, must come again; so must one who chose a seat that is no longer theirs. */
export function mayStay(live: LiveMatch, { person, link, chosen, viewers }: Stream): boolean {
  const mayRead = isOpenTo(live, person) || isWatchLink(live, link);
  return mayRead && (!chosen || viewers.every((eyes) => mayLook(live, person, eyes)));
}

/** The link by which this person watches; null when there is none, or none that is still good. */
export async function watchLinkOf(store: Store, live: LiveMatch, person: string): Promise<string | null> {
  const query = store.db.selectFrom('watchers').select('token').where('match', '=', live.id);
  const token = (await query.where('person', '=', person).executeTakeFirst())?.token ?? null;
  return isWatchLink(live, token) ? token : null;
}

function isWatchLink({ row, invitations }: LiveMatch, token: string | null): boolean {
  if (token === null || row.spectators === 'none') return false;
  return invitations.some((link) => link.seat === null && link.token === token);
}

/** The seats that this person answers for: its own; of a screen in the room those whose hands lie open on it. */
function playedBy(live: LiveMatch, person: string | null): readonly Seat[] {
  if (person === null) return [];
  if (!live.boards.includes(person)) return live.seatsOf(person);
  return live.seats.filter(({ shown }) => shown === person).map(({ seat }) => seat);
}

/** Through whose eyes this person looks unless it says: a screen always sees what anybody may, and open hands beside that. */
export function eyesOf(live: LiveMatch, person: string | null): readonly Eyes[] {
  const seats = playedBy(live, person);
  const isBoard = person !== null && live.boards.includes(person);
  return isBoard || seats.length === 0 ? ['spectator', ...seats] : seats;
}

/** The seat that is meant: the one named, or the only one this person holds. */
export function ownSeat(live: LiveMatch, person: string, named: Seat | undefined): Seat {
  const mine = playedBy(live, person);
  if (named !== undefined) {
    if (!mine.includes(named)) throw forbidden();
    return named;
  }
  if (mine.length !== 1) throw mine.length === 0 ? forbidden() : new Refusal(400, 'NO_SUCH_SEAT', { seats: mine });
  return mine[0] as Seat;
}

/** Through whose eyes this person looks: its own seats, or none; after the end through any, and with all cards open. */
export function viewersOf(live: LiveMatch, person: string | null, wanted: Eyes | undefined): readonly Eyes[] {
  if (wanted === undefined) return eyesOf(live, person);
  if (mayLook(live, person, wanted)) return [wanted];
  throw forbidden();
}

function mayLook(live: LiveMatch, person: string | null, eyes: Eyes): boolean {
  if (eyes === 'spectator') return true;
  if (live.ended) return eyes === 'open' || eyes < live.seats.length;
  return eyes !== 'open' && playedBy(live, person).includes(eyes);
}
