/** Who must agree to an undo, a pause, a new player in a seat: the other people at the table, once each. Bots have no say. */
import type { Seat } from '../rules/ask.ts';

/** A seat that somebody plays; the same person may play several. */
export type PlayedSeat = { readonly seat: Seat; readonly person: string };
/** Somebody wants something that the others must agree to. */
export type Wish = { readonly seat: Seat; readonly agreed: readonly Seat[] };
/** To go back to when `to` picks had been made. */
export type UndoWish = Wish & {
  readonly to: number;
  /** Because today's rules do not allow what came after. */
  readonly repair?: true | undefined;
};

/** The seats whose people have yet to agree to what `asker` wants. */
export function missingConsent(people: readonly PlayedSeat[], asker: Seat, agreed: readonly Seat[]): Seat[] {
  const self = people.find(({ seat }) => seat === asker)?.person;
  return people.filter(({ seat, person }) => person !== self && !agreed.includes(seat)).map(({ seat }) => seat);
}

/** The wish after these seats said yes or no: a no, or the asker's own, withdraws it. */
export function answeredWish<W extends Wish>(wish: W, seats: readonly Seat[], agree: boolean): W | null {
  return agree ? { ...wish, agreed: [...new Set([...wish.agreed, ...seats])] } : null;
}
