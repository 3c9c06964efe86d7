/** A seat changes hands: offered by the person who holds it, or by all the others when that person has vanished (docs/slow-play.md). */
import { answeredWish, missingConsent, type Wish } from '@tavola/kernel/host/consent.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { newId } from '../base/ids.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { areEnough, isLongAway, type Offer, offerOf, othersThan } from '../memory/offer.ts';
import { Links } from '../people/links.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import { type Desk, Unchanged } from './desk.ts';
import type { Draft } from './draft.ts';
import { handOver, hasPlayed, heldAnother, takenSeat } from './seat-moves.ts';

/** What a link to a seat leads to: one offer of it and no later one, or the seat as long as `holder` has it. */
type Target = { readonly match: string; readonly seat: Seat } & (
  | { readonly offer: string }
  | { readonly holder: string }
);
export type SeatLink = { readonly token: string; readonly path: string };

const LINK_MS = 7 * 86_400_000;
const MOST_LINKS = 50;
/** Somebody shows a code to somebody who stands beside them. */
const HAND_MS = 300_000;

/** Offers a seat: the asker's own at once, a vanished person's when all the others agree. A link, once it may be given away. */
export async function offerSeat(desk: Desk, id: string, seat: Seat, person: string): Promise<SeatLink | null> {
  const seen = await lastSeen(desk, id, seat);
  const offer = await desk.change(id, 'match', (live, draft) => {
    const row = takenSeat(live, seat);
    const now = offerOf(row);
    if (now && (row.person === person || now.why === 'agreed')) throw new Unchanged(now);
    if (row.person === person) return propose(draft, seat, { id: newId('o'), why: 'offered', wish: null });
    const others = othersThan(live.seats, row);
    const [asker] = others.filter((it) => it.person === person);
    if (!asker || !areEnough(others)) throw forbidden();
    mustBeAway(desk, live, row, seen);
    return propose(
      draft,
      seat,
      settled(live, row, { id: newId('o'), why: 'agreed', wish: { seat: asker.seat, agreed: [] } }),
    );
  });
  return linkTo(desk, id, seat, person, offer);
}

/** One person's yes or no; a no ends it. */
export async function consentOffer(
  desk: Desk,
  id: string,
  seat: Seat,
  person: string,
  agree: boolean,
): Promise<SeatLink | null> {
  const offer = await desk.change(id, 'match', (live, draft) => {
    const row = takenSeat(live, seat);
    const now = offerOf(row);
    const mine = othersThan(live.seats, row).filter((it) => it.person === person);
    if (!now?.wish) throw new Refusal(409, 'NO_OFFER');
    if (mine.length === 0) throw forbidden();
    const wish = answeredWish(
      now.wish,
      mine.map((it) => it.seat),
      agree,
    );
    return propose(draft, seat, wish && settled(live, row, { ...now, wish }));
  });
  return agree ? linkTo(desk, id, seat, person, offer) : null;
}

/** The person who holds the seat, or who agreed to offer it, takes the offer back; its links are void. */
export function withdrawOffer(desk: Desk, id: string, seat: Seat, person: string): Promise<void> {
  return desk.change(id, 'match', (live, draft) => {
    const row = takenSeat(live, seat);
    const now = offerOf(row);
    if (!now) throw new Refusal(409, 'NO_OFFER');
    const isTheirs = now.why === 'agreed' && othersThan(live.seats, row).some((it) => it.person === person);
    if (row.person !== person && !isTheirs) throw forbidden();
    propose(draft, seat, null);
  });
}

/** The holder shows a code, and the first person who scans it holds the seat. */
export async function offerByHand(desk: Desk, id: string, seat: Seat, holder: string): Promise<SeatLink> {
  const row = takenSeat(await desk.find(id), seat);
  if (row.person !== holder) throw forbidden();
  await mustHaveFewLinks(desk, holder);
  const token = await linksOf(desk).make({ target: { match: id, seat, holder }, person: holder, lasts: HAND_MS });
  return { token, path: `/seat/${token}` };
}

/** The seat that a link leads to, if it is still on offer. */
export async function linkedSeat(desk: Desk, token: string): Promise<Target> {
  const link = await linksOf(desk).look(token);
  if (!link) throw expired();
  const { row, seats } = await desk.find(link.target.match);
  const seat = seats[link.target.seat];
  if (row.status !== 'playing' || !seat || !isOpen(seat, link.target)) throw expired();
  return link.target;
}

/** Takes the seat: from this change on it is seen by nobody else. */
export async function takeByLink(desk: Desk, token: string, person: PersonRow): Promise<Target> {
  const target = await linkedSeat(desk, token);
  const { match, seat } = target;
  if (person.kind === 'bot') throw forbidden();
  const seen = await lastSeen(desk, match, seat);
  await desk.change(match, 'both', async (live, draft) => {
    const row = takenSeat(live, seat);
    const offer = offerOf(row);
    if (!isOpen(row, target)) throw expired();
    const isByHand = 'holder' in target;
    // Somebody to whom a hand is shown may have watched; nobody may know two hands.
    const knows = isByHand ? await heldAnother(desk, live, row, person.id) : await wasHere(desk, live, person.id);
    if (knows) throw new Refusal(409, 'WAS_HERE');
    if (!isByHand && offer?.why === 'agreed') mustBeAway(desk, live, row, seen);
    handOver(live, draft, row, person, isByHand ? 'handed' : (offer?.why ?? 'offered'));
  });
  await linksOf(desk).revokeAll({ target });
  return target;
}

function isOpen(row: SeatRow, target: Target): boolean {
  if ('holder' in target) return row.person === target.holder;
  const offer = offerOf(row);
  return offer !== null && offer.wish === null && offer.id === target.offer;
}

/** Did this person ever see anything of the match, or play it by a program? */
async function wasHere(desk: Desk, live: LiveMatch, person: string): Promise<boolean> {
  if (desk.hub.isReading(live.id, person) || (await hasPlayed(desk, live, person))) return true;
  const { db } = desk.store;
  const watched = db.selectFrom('watchers').select('person').where('match', '=', live.id).where('person', '=', person);
  return (await watched.executeTakeFirst()) !== undefined;
}

async function linkTo(
  desk: Desk,
  match: string,
  seat: Seat,
  person: string,
  offer: Offer | null,
): Promise<SeatLink | null> {
  if (!offer || offer.wish) return null;
  await mustHaveFewLinks(desk, person);
  const token = await linksOf(desk).make({ target: { match, seat, offer: offer.id }, person, lasts: LINK_MS });
  return { token, path: `/seat/${token}` };
}

async function mustHaveFewLinks({ store }: Desk, person: string): Promise<void> {
  const made = await store.db
    .selectFrom('links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'seat')
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  if (Number(made.count) >= MOST_LINKS) throw new Refusal(409, 'LIMIT_REACHED', { most: MOST_LINKS });
}

function linksOf({ store, config }: Desk): Links<Target> {
  return new Links<Target>(store, 'seat', config.now);
}

/** With the last yes nobody is asked any more. */
function settled(live: LiveMatch, row: SeatRow, offer: Offer & { readonly wish: Wish }): Offer {
  const missing = missingConsent(othersThan(live.seats, row), offer.wish.seat, offer.wish.agreed);
  return { ...offer, wish: missing.length > 0 ? offer.wish : null };
}

function propose<T extends Offer | null>(draft: Draft, seat: Seat, offer: T): T {
  draft.setSeat(seat, { offer_json: offer && JSON.stringify(offer) });
  return offer;
}

function mustBeAway(desk: Desk, live: LiveMatch, row: SeatRow, seen: number): void {
  const isAway = isLongAway(live.row, row, desk.config.now(), seen);
  if (!isAway || desk.audience.isPresent(live.id, row)) throw new Refusal(409, 'SEAT_PRESENT');
}

/** Another process may have seen the person. */
async function lastSeen({ store }: Desk, match: string, seat: Seat): Promise<number> {
  const query = store.db.selectFrom('seats').select('seen').where('match', '=', match).where('seat', '=', seat);
  return (await query.executeTakeFirst())?.seen ?? 0;
}

function expired(): Refusal {
  return new Refusal(410, 'LINK_EXPIRED');
}
