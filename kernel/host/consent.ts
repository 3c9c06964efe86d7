/** Who must agree before a pick is taken back: the other people at the table, once each. Bots have no say. */
import type { Seat } from '../rules/ask.ts';

/** A seat that somebody plays; the same person may play several. */
export type PlayedSeat = { readonly seat: Seat; readonly person: string };
/** Somebody wants to go back to when `to` picks had been made. */
export type UndoWish = {
  readonly seat: Seat;
  readonly to: number;
  readonly agreed: readonly Seat[];
  /** Because today's rules do not allow what came after. */
  readonly repair?: true | undefined;
};

/** The seats whose people have yet to agree to what `asker` wants. */
export function missingConsent(people: readonly PlayedSeat[], asker: Seat, agreed: readonly Seat[]): Seat[] {
  const self = people.find(({ seat }) => seat === asker)?.person;
  return people.filter(({ seat, person }) => person !== self && !agreed.includes(seat)).map(({ seat }) => seat);
}

/** The wish after these seats said yes or no: a no, or the asker's own, withdraws it. */
export function answeredWish(wish: UndoWish, seats: readonly Seat[], agree: boolean): UndoWish | null {
  return agree ? { ...wish, agreed: [...new Set([...wish.agreed, ...seats])] } : null;
}
