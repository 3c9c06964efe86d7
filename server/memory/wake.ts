/** When a match must be looked at although nobody picks: a clock, a notice, a bot whose process went away. */
import { counted, type FreeTime, later } from '@tavola/kernel/host/free-time.ts';
import { isMachine } from '@tavola/kernel/host/sitter.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { deadlineOf, freeTimeOf } from './clock.ts';
import type { Pending } from './live-match.ts';

export type WakeRules = {
  /** How long after the question an absent person is told. */
  readonly noticeMs: number;
};

/** A seat whose person was told nothing yet, and never said whether they want to be. */
export const UNTOLD = { notify: null, told: null };

/** A bot that did not answer by then lost its process. */
export const STRANDED_MS = 20_000;
const MOST_WARNING_MS = 3_600_000;

/** When the second notice is due: with a fifth of the time that counts left, an hour at most. */
export function warningTime(since: number, deadline: number, free: FreeTime): number {
  const all = counted(since, deadline, free);
  return later(since, all - Math.min(MOST_WARNING_MS, all / 5), free);
}

/** When it is looked at whether the person must be told; null when there is nothing more to tell. */
export function lookTime(row: MatchRow, seat: SeatRow | undefined, it: Pending, noticeMs: number): number | null {
  if (it.noticed === 0) return it.quiet ?? it.since + noticeMs;
  const deadline = deadlineOf(row, seat, it);
  if (it.noticed > 1 || deadline === null) return null;
  return it.quiet ?? warningTime(it.since, deadline, freeTimeOf(row, seat));
}

/** Is it a program that answers for this seat? */
export function isDriven(seat: SeatRow | undefined): boolean {
  return seat !== undefined && (isMachine(seat) || seat.away !== null);
}

/** `answers`: would the server answer for a seat that a person plays, by its standing order or its plan? */
export function wakeTime(
  row: MatchRow,
  seats: readonly SeatRow[],
  pending: readonly Pending[],
  { noticeMs }: WakeRules,
  answers: (seat: SeatRow) => boolean,
): number | null {
  let wake: number | null = null;
  const at = (time: number) => {
    if (wake === null || time < wake) wake = time;
  };
  for (const it of pending) {
    const seat = seats[it.seat];
    if (isDriven(seat)) {
      at(it.since + STRANDED_MS);
      continue;
    }
    if (seat && answers(seat)) at(it.since + STRANDED_MS);
    const deadline = deadlineOf(row, seat, it);
    if (deadline !== null) at(deadline);
    const look = lookTime(row, seat, it, noticeMs);
    if (look !== null) at(look);
  }
  return wake;
}
