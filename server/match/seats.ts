/** Taking, leaving and handing over seats. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import type { LiveMatch, Pending } from '../memory/live-match.ts';
import { standingFor, USUAL_STANDING } from '../memory/standing.ts';
import { isDriven, UNTOLD } from '../memory/wake.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { startWhenFull } from './start.ts';

/** The person sits down on a free seat; with the last one the match starts. */
export async function takeSeat(live: LiveMatch, draft: Draft, seat: Seat, person: PersonRow): Promise<void> {
  const row = live.seats[seat];
  if (!row) throw new Refusal(404, 'NO_SUCH_SEAT');
  if (row.kind !== 'free') throw new Refusal(409, 'SEAT_TAKEN');
  if (live.row.status !== 'waiting') throw new Refusal(409, 'NOT_WAITING');
  draft.setSeat(seat, {
    kind: 'person',
    person: person.id,
    name: person.name,
    seen: draft.now,
    standing_json: standingFor(person),
    holidays_json: person.holidays_json,
  });
  await startWhenFull(live, draft);
}

/** What a seat has of its person beside the name. */
export const NOTHING_PERSONAL = { holidays_json: '[]', offer_json: null, shown: null, ...UNTOLD };

/** Before the start the seats are free again; later bots take them for good. */
export function leaveSeats(live: LiveMatch, draft: Draft, seats: readonly Seat[], level: string): void {
  for (const seat of seats) {
    const gone = { person: null, name: '', away: null, standing_json: USUAL_STANDING, ...NOTHING_PERSONAL };
    draft.setSeat(seat, { ...gone, ...(live.row.status === 'waiting' ? { kind: 'free' } : { kind: 'bot', level }) });
  }
  draft.set({ undo_json: null });
}

/** May this person put a bot on that seat? Its own at any time, an empty one if it made the table, another's when that person is away. */
export function checkTakeOver(desk: Desk, live: LiveMatch, seat: Seat, person: string): void {
  const row = live.seats[seat];
  if (!row) throw new Refusal(404, 'NO_SUCH_SEAT');
  if (row.person === person) return;
  if (row.kind === 'free') {
    if (live.row.owner !== person) throw forbidden();
    return;
  }
  if (row.person === null || live.row.status !== 'playing') throw forbidden();
  if (live.seatsOf(person).length === 0) throw forbidden();
  const asked = live.pending.find((it) => it.seat === seat);
  const { absentMs, now } = desk.config;
  const waited = asked !== undefined && now() - asked.since >= absentMs;
  const absent = !desk.audience.isPresent(live.id, row) && now() - row.seen >= absentMs;
  if (!waited || !absent) throw new Refusal(409, 'SEAT_PRESENT');
}

export function takeOver(live: LiveMatch, draft: Draft, seat: Seat, level: string): void {
  if (live.seats[seat]?.kind === 'free') draft.setSeat(seat, { kind: 'bot', level });
  else if (!isDriven(live.seats[seat])) draft.setSeat(seat, { away: level });
  draft.setPending(restarted(live.pending, seat, draft.now));
}

/** Does a person answer for this seat, and no program? */
export function isPlayedByPerson({ person, away }: SeatRow): boolean {
  return person !== null && away === null;
}

/** The person is back. Their clock starts again for the question they find. */
export function giveBack(live: LiveMatch, draft: Draft, seat: Seat): void {
  draft.setSeat(seat, { away: null, seen: draft.now });
  draft.setPending(restarted(live.pending, seat, draft.now));
}

/** The clock of a seat begins again for what it is asked. */
export function restarted(pending: readonly Pending[], seat: Seat, now: number): Pending[] {
  return pending.map((it) => (it.seat === seat ? { ...it, since: now, noticed: 0 } : it));
}

/** When clocks run may have changed: it is looked at again whom to tell. */
export function lookedAtAgain(pending: readonly Pending[]): Pending[] {
  return pending.map(({ quiet: _, ...it }) => it);
}
