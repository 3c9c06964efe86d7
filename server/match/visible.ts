/** A match for somebody who asks for it. What you may not know of does not exist (404). */
import { forbidden, notFound } from '../base/problem.ts';
import { isOpenTo, watchLinkOf } from '../live/access.ts';
import type { LiveMatch } from '../memory/live-match.ts';
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
