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
