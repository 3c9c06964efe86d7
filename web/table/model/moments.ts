/** The frames between two frames: an automaton's turn or a chain of effects, step by step. */

import { patched } from '@tavola/kernel/host/patch.ts';
import type { Viewer } from '@tavola/kernel/rules/ask.ts';
import type { Frame, SeatFrame, SeenBeat } from '../../api/types.ts';

/** A frame as its beats led to it: one frame for each beat, in which nobody is asked, and finally the frame itself with what is left of its events. */
export function momentsOf(frame: Frame): readonly Frame[] {
  const known = taken.get(frame);
  if (known) return known;
  const moments = takenApart(frame);
  taken.set(frame, moments);
  return moments;
}

/** Playing back and recapping both ask. */
const taken = new WeakMap<Frame, readonly Frame[]>();

function takenApart(frame: Frame): readonly Frame[] {
  const count = frame.seats[0]?.beats?.length ?? 0;
  if (count === 0) return [frame];
  const seats = frame.seats.map((seat) => seatMoments(seat, count));
  const at = (i: number) => frame.since + sum(frame.seats[0]?.beats?.slice(0, i).map(({ events }) => events) ?? []);
  const steps = Array.from(
    { length: count },
    (_, i): Frame => ({
      ...frame,
      told: at(i + 1),
      since: at(i),
      pending: [],
      outcome: null,
      seats: seats.map((moments) => moments[i] as SeatFrame),
    }),
  );
  return [...steps, { ...frame, since: at(count), seats: seats.map((moments) => moments[count] as SeatFrame) }];
}

function seatMoments(seat: SeatFrame, count: number): readonly SeatFrame[] {
  const { beats = [], events, view } = seat;
  const views = [view];
  for (let i = count - 1; i >= 0; i--) {
    const change = beats[i]?.change ?? null;
    views.unshift(change === null ? views[0] : patched(views[0], change));
  }
  let from = 0;
  return views.map((seen, i) => {
    const end = i < count ? from + (beats[i]?.events ?? 0) : events.length;
    const heard = events.slice(from, end);
    from = end;
    return { ...seat, view: seen, events: heard, decision: i < count ? null : seat.decision, beats: [] };
  });
}

/** What somebody missed, as frames that end where the table stands now. */
export function missedMoments(frame: Frame, viewer: Viewer, beats: readonly SeenBeat[]): readonly Frame[] {
  let told = frame.told - sum(beats.map(({ events }) => events.length));
  return beats.map(({ events, view }) => {
    const since = told;
    told += events.length;
    const seat: SeatFrame = { seat: viewer, view, events, decision: null };
    return { ...frame, since, told, pending: [], outcome: null, seats: [seat] };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, n) => all + n, 0);
}
