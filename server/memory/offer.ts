/** The offer of a seat to somebody who is not here yet. */
import type { PlayedSeat, Wish } from '@tavola/kernel/host/consent.ts';
import { counted } from '@tavola/kernel/host/free-time.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import { freeTimeOf } from './clock.ts';
import { playedSeats } from './played.ts';

const LEAST_PEOPLE = 2;
const AWAY_CLOCKS = 3;
const LEAST_AWAY_MS = 2 * 86_400_000;
const AWAY_WITHOUT_CLOCK_MS = 7 * 86_400_000;

/** By the person who holds it, or by all the others. */
export type Offer = {
  readonly id: string;
  readonly why: 'offered' | 'agreed';
  /** While the others are asked; then the links count. */
  readonly wish: Wish | null;
};

export function offerOf({ offer_json }: Pick<SeatRow, 'offer_json'>): Offer | null {
  return offer_json === null ? null : (JSON.parse(offer_json) as Offer);
}

/** People who play here now, but for the one whose seat it is. */
export function othersThan(seats: readonly SeatRow[], { person }: SeatRow): PlayedSeat[] {
  return playedSeats(seats).filter((it) => it.person !== person);
}

/** Enough others to decide: with one alone an opponent's second account would hold the hand. */
export function areEnough(others: readonly PlayedSeat[]): boolean {
  return new Set(others.map(({ person }) => person)).size >= LEAST_PEOPLE;
}

/** Was its person away for three times the clock, free time not counted? `seen`: what another process knows. */
export function isLongAway(row: MatchRow, seat: SeatRow, now: number, seen = 0): boolean {
  const clock = row.clock_decision ?? row.clock_player;
  const long = clock === null ? AWAY_WITHOUT_CLOCK_MS : Math.max(LEAST_AWAY_MS, AWAY_CLOCKS * 1000 * clock);
  return counted(Math.max(seat.seen, seen, row.created), now, freeTimeOf(row, seat)) >= long;
}
