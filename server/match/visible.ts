/** A match for somebody who asks for it. What you may not know of does not exist (404). */
import { forbidden, notFound, Refusal } from '../base/problem.ts';
import { isOpenTo, watchLinkOf } from '../live/access.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { InvitationRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';

/** The match, if this person may see it. */
export async function visible(desk: Desk, id: string, person: string | null): Promise<LiveMatch> {
  const live = desk.held(id) ?? (await desk.find(id));
  if (isOpenTo(live, person)) return live;
  if (person !== null && (await watchLinkOf(desk.store, live, person)) !== null) return live;
  throw notFound();
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

/** Where an invitation leads. */
export async function invitationOf(desk: Desk, token: string): Promise<InvitationRow> {
  const { db } = desk.store;
  const row = await db.selectFrom('invitations').selectAll().where('token', '=', token).executeTakeFirst();
  if (!row) throw notFound();
  const live = await desk.find(row.match);
  // Nobody may watch any more: the watch link leads nowhere.
  if (row.seat === null && live.row.spectators === 'none') throw notFound();
  return row;
}

/** A link to a seat that somebody has taken tells nothing of the table but to that one. */
export function refuseUsed({ seats }: LiveMatch, seat: number | null, person: string | null): void {
  const holder = seat === null ? null : seats[seat];
  if (holder && holder.kind !== 'free' && (person === null || holder.person !== person))
    throw new Refusal(409, 'SEAT_TAKEN');
}
