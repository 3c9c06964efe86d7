/** A seat goes to somebody else: by an offer, by a code that its holder shows, or by a claim; and who may not have it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { forbidden, Refusal } from '../base/problem.ts';
import type { LiveMatch } from '../memory/live-match.ts';
import { standingFor } from '../memory/standing.ts';
import type { HolderReason } from '../store/room-rows.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { NOTHING_PERSONAL, restarted } from './seats.ts';

/** The seat is that person's from this change on; who held it may go on watching. */
export function handOver(live: LiveMatch, draft: Draft, row: SeatRow, person: PersonRow, why: HolderReason): void {
  const { seat, match, person: before } = row;
  const first = { match, seat, person: before, from_pick: 0, why: 'first' as const, at: live.row.created };
  if (!live.holders.some((it) => it.seat === seat)) draft.holds(first, row.name);
  draft.holds({ match, seat, person: person.id, from_pick: live.row.count, why, at: draft.now }, person.name);
  draft.setSeat(seat, {
    kind: 'person',
    person: person.id,
    name: person.name,
    away: null,
    seen: draft.now,
    standing_json: standingFor(person),
    ...NOTHING_PERSONAL,
    holidays_json: person.holidays_json,
  });
  draft.setPending(restarted(live.pending, seat, draft.now));
  draft.set({ undo_json: null, abandoning_json: '[]', left_json: refilled(live, seat) });
  const watch = live.invitations.find((it) => it.seat === null);
  const stays = draft.seats.some((it) => it.person === before);
  if (before !== null && !stays && watch)
    draft.watches({ match, person: before, token: watch.token, since: draft.now });
}

/** A newcomer has at least half of the time of a player. */
function refilled({ row }: LiveMatch, seat: Seat): string {
  const left = JSON.parse(row.left_json) as (number | null)[];
  const half = 500 * (row.clock_player ?? 0);
  return JSON.stringify(left.map((it, i) => (i === seat && it !== null ? Math.max(it, half) : it)));
}

/** A seat of a running match that somebody holds. */
export function takenSeat({ row, seats }: LiveMatch, seat: Seat): SeatRow {
  const taken = seats[seat];
  if (!taken) throw new Refusal(404, 'NO_SUCH_SEAT');
  if (row.status !== 'playing') throw new Refusal(409, 'NOT_PLAYING');
  if (taken.person === null) throw forbidden();
  return taken;
}

/** Does or did this person play here, themselves or by a program? */
export async function hasPlayed(desk: Desk, live: LiveMatch, person: string): Promise<boolean> {
  const plays = live.seatsOf(person).length > 0 || live.holders.some((it) => it.person === person);
  return plays || drivesOne(desk, live, person);
}

/** Does or did this person play another seat than this one? Seats that were of the same holder do not count: their phone held them all. */
export async function heldAnother(desk: Desk, live: LiveMatch, row: SeatRow, person: string): Promise<boolean> {
  const ofHolder = (seat: Seat) => live.holders.some((it) => it.seat === seat && it.person === row.person);
  const isOther = (seat: Seat) => seat !== row.seat && !ofHolder(seat);
  const held = live.holders.filter((it) => it.person === person).map(({ seat }) => seat);
  return [...live.seatsOf(person), ...held].some(isOther) || drivesOne(desk, live, person);
}

/** Does a bot account of theirs sit here? */
async function drivesOne({ store }: Desk, live: LiveMatch, person: string): Promise<boolean> {
  const people = live.seats.flatMap((it) => it.person ?? []);
  const driven = store.db.selectFrom('people').select('id').where('id', 'in', people).where('owner', '=', person);
  return (await driven.executeTakeFirst()) !== undefined;
}
