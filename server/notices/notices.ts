/** Finds out who must be told that it is their turn. What is said, and to whom, is written down with the change that marks the seat (outgoing.ts). */
import { later } from '@tavola/kernel/host/free-time.ts';
import type { Config } from '../base/config.ts';
import { newId } from '../base/ids.ts';
import type { Desk } from '../match/desk.ts';
import { deadlineOf, freeTimeOf } from '../memory/clock.ts';
import type { LiveMatch, Pending } from '../memory/live-match.ts';
import { standingOption } from '../memory/standing.ts';
import { isDriven, lookTime } from '../memory/wake.ts';
import type { OutboxRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { noticeAdded, type Write } from '../store/writes.ts';
import { dueTime, heldUntil, type Receiver, receiverOf, warnTime } from './receivers.ts';

type By = { readonly config: Config; readonly store: Store; readonly desk: Desk };
type Kind = 'your-turn' | 'running-out';

/** What a look at the pending seats found: as they are to be remembered, the seats that are told, and the notices. */
export type Looked = {
  readonly pending: readonly Pending[];
  readonly told: readonly Pick<SeatRow, 'seat' | 'seen' | 'told'>[];
  readonly writes: readonly Write[];
  readonly changed: boolean;
};
type Found = { readonly pending: Pending; readonly kind: Kind | null };

export async function lookForNotices(by: By, live: LiveMatch): Promise<Looked> {
  const now = by.config.now();
  const told: Pick<SeatRow, 'seat' | 'seen' | 'told'>[] = [];
  const writes: Write[] = [];
  const pending: Pending[] = [];
  const seats = await seatsNow(by.store, live);
  for (const it of live.pending) {
    const seat = seats[it.seat];
    const look = seat ? lookTime(live.row, seat, it, by.config.notices.delayMs) : null;
    if (!seat?.person || isDriven(seat) || look === null || now < look) {
      pending.push(it);
      continue;
    }
    const receiver = await receiverOf(by.store, by.config, seat.person);
    const found = await judged(by, live, it, seat, receiver);
    pending.push(found.pending);
    if (found.kind === null || receiver === null) continue;
    told.push({ seat: it.seat, seen: seat.seen, told: Math.max(now, seat.seen + 1) });
    writes.push(...rowsFor(live, it, receiver, found.kind, now).map(noticeAdded));
  }
  const changed = pending.some((it, i) => it !== live.pending[i]);
  return { pending, told, writes, changed };
}

/** Other processes write down whom they see, and tell nobody. */
async function seatsNow({ db, shared }: Store, { id, seats }: LiveMatch): Promise<readonly SeatRow[]> {
  if (!shared) return seats;
  const rows = await db.selectFrom('seats').select(['seat', 'seen']).where('match', '=', id).execute();
  const seen = new Map(rows.map((row) => [row.seat, row.seen]));
  return seats.map((seat) => ({ ...seat, seen: Math.max(seat.seen, seen.get(seat.seat) ?? 0) }));
}

async function judged(by: By, live: LiveMatch, it: Pending, seat: SeatRow, receiver: Receiver | null): Promise<Found> {
  const { now: clock, notices } = by.config;
  const now = clock();
  const nothing = (pending: Pending): Found => ({ pending, kind: null });
  // People who have switched notices off, or can be told nowhere, are not looked at again.
  if (receiver === null || receiver.ways.length === 0 || seat.notify === 0) return nothing({ ...it, noticed: 2 });
  const lookAt = (quiet: number) => nothing({ ...it, quiet });
  if (by.desk.audience.isPresent(live.id, seat) || (await isPassed(live, seat))) return lookAt(now + notices.delayMs);
  const deadline = deadlineOf(live.row, seat, it);
  const free = freeTimeOf(live.row, seat);
  const { person, hours } = receiver;
  const rested = later(now, 0, free);
  const isFree = rested > now;
  if (isFree && heldUntil(hours, { way: 'push', kind: 'your-turn' }, deadline, free, now) > now) return lookAt(rested);
  const isWarned = deadline !== null && person.remind === 1 && !isFree;
  const warn = isWarned ? warnTime(hours, it.since, deadline, free) : null;
  if (warn !== null && now >= warn) return { pending: { ...it, noticed: 2 }, kind: 'running-out' };
  const patience = it.since + Math.max(notices.delayMs, person.notice_delay ?? 0);
  if (it.noticed === 0 && now < patience) return lookAt(patience);
  const { quiet: _, ...rest } = it;
  const pending = warn === null ? { ...rest, noticed: 2 } : { ...rest, noticed: 1, quiet: warn };
  const wasTold = it.noticed > 0 || (seat.told !== null && seat.told > seat.seen);
  return { pending, kind: wasTold ? null : 'your-turn' };
}

/** Does the standing order of the seat answer this question? Then the person is not asked, and not told. */
async function isPassed(live: LiveMatch, seat: SeatRow): Promise<boolean> {
  if (live.game.reactions === undefined) return false;
  const { table } = await live.load();
  return standingOption(table, live.seats, seat) !== null;
}

function rowsFor({ row: match }: LiveMatch, it: Pending, receiver: Receiver, kind: Kind, now: number): OutboxRow[] {
  const { id: person } = receiver.person;
  return receiver.ways.flatMap((way) => {
    const due = dueTime(receiver, way, kind, now);
    if (due === null) return [];
    return [
      outgoing(
        { way, receiver: person, kind, match: match.id, seat: it.seat, decision: it.decision },
        match.undone,
        now,
        due,
      ),
    ];
  });
}

type What = Pick<OutboxRow, 'way' | 'receiver' | 'kind' | 'match' | 'seat' | 'decision'>;

/** After an undo a decision may come again: then it counts as a different one. */
export function outgoing(what: What, undone: number, made: number, due: number): OutboxRow {
  const { way, receiver, kind, match, decision } = what;
  const key = [way, receiver, match, undone, decision, kind].join(' ');
  return { ...what, id: newId('o'), key, made, due, batch: null, claimed: null, tries: 0, sent: null, failed: null };
}
