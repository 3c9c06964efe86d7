/** Which seats people play, and whose word is still missing. */
import { missingConsent, type PlayedSeat } from '@tavola/kernel/host/consent.ts';
import type { SeatRow } from '../store/schema.ts';

/** The seats that people play here and now: those whom a bot stands in for have no say. */
export function playedSeats(seats: readonly SeatRow[]): PlayedSeat[] {
  return seats.flatMap(({ seat, person, away }) => (person === null || away !== null ? [] : [{ seat, person }]));
}

/** The other people at the table, but for those who agreed. */
export function missingPeople(seats: readonly SeatRow[], asker: number, agreed: readonly number[]): number[] {
  const self = seats[asker]?.person;
  const others = playedSeats(seats).filter(({ person }) => person !== self);
  return missingConsent(others, asker, agreed);
}
