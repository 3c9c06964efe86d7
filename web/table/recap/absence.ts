/** When a seat's own turn ended and when it comes back: what lies between is what its recap tells. Followed frame by frame, with every step inside a frame. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Frame, SeenBeat } from '../../api/types.ts';
import { seen } from '../model/match.ts';
import { momentsOf } from '../model/moments.ts';

/** The table as the seat left it, and how many events it had heard. */
export type Leaving = { readonly told: number; readonly view: unknown };

export type Absence = {
  readonly frame: Frame;
  readonly isOwn: boolean;
  readonly left: Leaving | null;
  /** Not null since the turn came back, until something is taken back or the turn ends again. */
  readonly due: Leaving | null;
};

type WhoseTurn = (view: unknown) => Seat | null;

export function follow(before: Absence | null, frame: Frame, seat: Seat, whose: WhoseTurn): Absence {
  const isOwnIn = (it: Frame) => whose(seen(it, seat)?.view) === seat;
  if (before === null || frame.since < before.frame.told)
    return { frame, isOwn: isOwnIn(frame), left: null, due: null };
  let { isOwn, left, due } = before;
  let view = seen(before.frame, seat)?.view;
  for (const moment of momentsOf(frame)) {
    const now = isOwnIn(moment);
    if (isOwn && !now) [left, due] = [{ told: moment.since, view }, null];
    if (!isOwn && now) due = left;
    isOwn = now;
    view = seen(moment, seat)?.view;
  }
  return { frame, isOwn, left, due };
}

/** The same from the moments since the seat's newest pick, for a page that was just opened; null where the turn never left. */
export function absenceIn(beats: readonly SeenBeat[], seat: Seat, whose: WhoseTurn) {
  const left = beats.findIndex(({ view }) => whose(view) !== seat);
  if (left < 0) return null;
  const events = beats.slice(left).flatMap((beat) => beat.events.map(({ event }) => event));
  return { events, before: beats[Math.max(0, left - 1)]?.view };
}
