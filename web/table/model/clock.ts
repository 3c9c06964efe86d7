/** What is left on the clock of a seat, and why it stands still. */
import { counted, NO_FREE_TIME, type RestReason } from '@tavola/kernel/host/free-time.ts';
import { useEffect, useState } from 'react';
import type { Match, MatchSeat } from '../../api/types.ts';

export type Rest = { readonly why: RestReason; readonly to: number };
export type ClockNow = {
  /** Null: the seat has no clock. */
  readonly seconds: number | null;
  readonly isRunning: boolean;
  readonly rest: Rest | null;
};
type Clocked = Pick<MatchSeat, 'deadline' | 'left' | 'rests'>;

export function clockAt({ deadline, left, rests }: Clocked, now: number): ClockNow {
  if (deadline === null) return { seconds: left === null ? null : left / 1000, isRunning: false, rest: null };
  const free = { ...NO_FREE_TIME, pauses: rests.map(({ from, to }) => [from, to] as const) };
  const current = rests.filter(({ from, to }) => from <= now && now < to);
  // Of two reasons the one that lasts longer explains more.
  const rest = current.toSorted((a, b) => b.to - a.to)[0] ?? null;
  return { seconds: counted(now, deadline, free) / 1000, isRunning: rest === null, rest };
}

/** The pause that holds now; null when the clocks run. */
export function pauseAt({ paused, status }: Pick<Match, 'paused' | 'status'>, now: number): Match['paused'] {
  return status === 'playing' && paused !== null && paused.from <= now && now < paused.to ? paused : null;
}

/** The time, read once a second as long as `isOn`. */
export function useNow(isOn: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isOn) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOn]);
  return now;
}
