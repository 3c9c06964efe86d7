/** What each seat may see, how it imagines the rest, and what must always hold. */
import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import { dealAgain } from '@tavola/kernel/rules/pile.ts';
import type { Rng } from '@tavola/kernel/rules/rng.ts';
import { type Docked, SHIPS, type Ship, type State } from './rules.ts';

export type View = {
  readonly turn: Seat;
  readonly piers: readonly (Docked | null)[];
  /** The ships for their owner, their number for everybody else. */
  readonly hands: readonly (readonly Ship[] | number)[];
  readonly deck: number;
  readonly discarded: readonly Ship[];
};

/** HAR-5: hands and the deck are hidden. */
export function view({ turn, piers, hands, deck, discarded }: State, eyes: Eyes): View {
  return {
    turn,
    piers: piers.slice(),
    hands: hands.map((hand, seat) => (seat === eyes || eyes === 'open' ? hand.slice() : hand.length)),
    deck: deck.length,
    discarded: discarded.slice(),
  };
}

/** Deals again what `seat` cannot know: the other hands and the deck. */
export function redeal({ hands, deck }: State, seat: Seat, rng: Rng): void {
  dealAgain([...hands.filter((_, other) => other !== seat), deck], rng);
}

/** Every ship is in exactly one place. */
export function flaw({ piers, hands, deck, discarded }: State): string | null {
  const docked = piers.flatMap((pier) => (pier ? [pier.ship] : []));
  const ships = [...docked, ...hands.flat(), ...deck, ...discarded].sort((a, b) => a - b);
  return ships.join() === SHIPS.join() ? null : `the ships are ${ships.join(' ')}`;
}
