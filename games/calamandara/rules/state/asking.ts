/** Every question to a traveller goes through here, so that CAL-7.7 knows whether anybody still had a choice. */
import { choose, type How, type Listing, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Ask, Move } from './moves.ts';
import type { Calamandara } from './state.ts';

export function* ask<M extends Move>(
  table: Calamandara,
  seat: Seat,
  question: Ask,
  options: Listing<M>,
  how?: How,
): Rules<M> {
  let listed: readonly M[] | null = typeof options === 'function' ? options() : options;
  if (listed.length > 1) table.state.lastChoice = table.state.round;
  if (typeof options !== 'function') return yield* choose(seat, question, options, how);
  const listing = () => {
    const now = listed ?? options();
    listed = null;
    return now;
  };
  return yield* choose(seat, question, listing, how);
}

/** Asked even with one option: how many there are depends on hidden cards. */
export const ALWAYS: How = { always: true };

/** The seats clockwise from `from`, itself first. */
export function clockwiseFrom(from: Seat, seats: number): Seat[] {
  return CLOCKWISE[seats]?.[from] as Seat[];
}

const CLOCKWISE: readonly (readonly Seat[][])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, from) => Array.from({ length: seats }, (_, i) => (from + i) % seats)),
);

/** CAL-5.1.9 */
export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
