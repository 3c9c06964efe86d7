/** The clocks that a new table offers, and one that people set themselves. */
import { zoneHere } from '../ui/duration.ts';

export const paces = ['live', 'minutes', 'days', 'turns', 'own'] as const;
export type Pace = (typeof paces)[number];
/** Seconds; null: none. */
export type OwnClock = {
  readonly decision: number | null;
  readonly player: number | null;
  readonly increment: number | null;
};
export type ClockPlan = OwnClock & { readonly zone: string | null; readonly weekends: boolean };

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

export const NO_CLOCK: ClockPlan = { decision: null, player: null, increment: null, zone: null, weekends: false };
const CLOCKS: { readonly [P in Exclude<Pace, 'own'>]: OwnClock } = {
  live: NO_CLOCK,
  minutes: { decision: null, player: 45 * MINUTE, increment: null },
  days: { decision: 2 * DAY, player: null, increment: null },
  turns: { decision: null, player: 5 * DAY, increment: 12 * HOUR },
};
export const USUAL_OWN: OwnClock = { decision: null, player: 20 * MINUTE, increment: 30 };

/** What can be chosen for a clock that people set themselves. */
export const lengths: { readonly [K in keyof OwnClock]: readonly number[] } = {
  decision: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY],
  player: [
    ...[10, 20, 30, 45, 60, 90, 120, 240].map((it) => it * MINUTE),
    ...[1, 2, 3, 5, 7, 10, 14, 30].map((it) => it * DAY),
  ],
  increment: [10, 20, 30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY],
};

/** Days can be free only where a clock lasts longer than one. */
export function isSlow({ decision, player }: OwnClock): boolean {
  const clocks = [decision, player].filter((it) => it !== null);
  return clocks.length > 0 && clocks.every((it) => it >= DAY);
}

/** A turn may take so long that it is worth preparing: what the server takes as usual too. */
export function hasDays({ decision, player }: OwnClock): boolean {
  return (decision ?? 0) >= DAY || (player ?? 0) >= DAY;
}

export function clockOf(pace: Pace, own: OwnClock): OwnClock {
  if (pace !== 'own') return CLOCKS[pace];
  return own.player === null ? { ...own, increment: null } : own;
}

/** As it is sent. */
export function clockPlan(pace: Pace, own: OwnClock, weekends: boolean): ClockPlan {
  const clock = clockOf(pace, own);
  const isFree = weekends && isSlow(clock);
  return { ...clock, zone: isFree ? zoneHere() : null, weekends: isFree };
}
