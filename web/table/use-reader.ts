/** Who looks at the table from this screen, and who should hold it next. */
import type { Seat, Viewer } from '@tavola/kernel/rules/ask.ts';
import { useCallback, useRef, useState } from 'react';
import type { Frame, Match, SeatFrame } from '../api/types.ts';
import { seen } from './model/match.ts';

export type Reader = {
  readonly viewer: Viewer;
  /** The viewer's seat; null for a spectator. */
  readonly seat: Seat | null;
  /** What the viewer gets of the frame that is shown. */
  readonly mine: SeatFrame | undefined;
  /** The seat at the lower edge. */
  readonly bottom: Seat;
  /** On a shared screen: to whom it must be handed before anything more is shown. */
  readonly handTo: Seat | null;
  hold(seat: Seat): void;
  sitBehind(seat: Seat): void;
  /** Somebody else at this screen wants to look at their hand. */
  giveTo(seat: Seat): void;
};

export function useReader(match: Match, shown: Frame): Reader {
  const [holder, hold] = useState<Seat | null>(match.mine.length === 1 ? (match.mine[0] ?? null) : null);
  const [behindSeat, sitBehind] = useState<Seat>(0);
  const [wanted, want] = useState<{ readonly seat: Seat; readonly count: number } | null>(null);
  const count = useRef(shown.count);
  count.current = shown.count;
  const giveTo = useCallback((seat: Seat) => want({ seat, count: count.current }), []);
  // Whoever asked for the screen keeps it until the table goes on.
  const keeps = wanted !== null && wanted.count === shown.count;
  const next = keeps ? wanted.seat : nextHolder(match, shown, holder);
  const viewer: Viewer = match.mine.length === 0 ? 'spectator' : (holder ?? match.mine[0] ?? 'spectator');
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    seat,
    mine: seen(shown, viewer),
    bottom: seat ?? behindSeat,
    handTo: next === holder ? null : next,
    hold,
    sitBehind,
    giveTo,
  };
}

/** On a shared screen: who should hold it now; null when one person plays here alone. */
function nextHolder(match: Match, frame: Frame, holder: Seat | null): Seat | null {
  if (match.mine.length < 2 || frame.outcome) return null;
  const asked = frame.pending.filter((seat) => match.mine.includes(seat));
  if (holder !== null && (asked.length === 0 || asked.includes(holder))) return holder;
  return asked[0] ?? holder ?? match.mine[0] ?? null;
}
