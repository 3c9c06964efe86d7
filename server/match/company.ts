/** Hints and analyses are for those who play alone: what a search tells one of them, the others would not know. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import type { Origin } from '../store/schema.ts';
import type { Desk } from './desk.ts';

/** Refuses where others play along, also in the running match from which a what-if came: it stands where that one stands. */
export async function checkAlone(desk: Desk, live: LiveMatch, seat: Seat): Promise<void> {
  if (hasOthers(live, seat)) throw new Refusal(403, 'HINT_WITH_OTHERS');
  await checkOrigin(desk, live);
}

/** The same for a match that is over, in which nobody plays any more. */
export async function checkOrigin(desk: Desk, live: LiveMatch): Promise<void> {
  const { among } = originOf(live);
  if (among !== undefined && !(await desk.find(among)).ended) throw new Refusal(403, 'HINT_WITH_OTHERS');
}

/** The running match with other people from which a what-if of `seat` would come, however many what-ifs lie between. */
export function amongOthers(live: LiveMatch, seat: Seat): string | undefined {
  return !live.ended && hasOthers(live, seat) ? live.id : originOf(live).among;
}

/** Somebody else plays along, or may still come. */
function hasOthers({ seats }: LiveMatch, own: Seat): boolean {
  return seats.some(
    ({ seat, kind, person }) => seat !== own && (person !== null || kind === 'screen' || kind === 'free'),
  );
}

function originOf({ row }: LiveMatch): Partial<Origin> {
  return row.origin_json === null ? {} : JSON.parse(row.origin_json);
}
