/** Favor that powers bring from banks of the player's choice. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS, type Suit } from '../../../data/board.ts';
import { type Asking, pickBank } from '../../asking/picks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { gainFavor } from '../../operations/favor.ts';

export function richBanks({ state }: PoweredState): Suit[] {
  return SUITS.filter((suit) => state.banks[suit] > 0);
}
/** `n` favor, one by one, from any banks. */
export function* favorFromBanks(oath: Oath, seat: Seat, at: Asking, n: number): Rules {
  for (let i = 0; i < n; i++) {
    const suit = yield* pickBank(oath, seat, at, 'bank');
    if (suit === null) return;
    gainFavor(oath, seat, suit, 1);
  }
}
/** `n` favor from one bank. */
export function* favorFromOneBank(oath: Oath, seat: Seat, at: Asking, n: number): Rules {
  const suit = n > 0 ? yield* pickBank(oath, seat, at, 'bank') : null;
  if (suit !== null) gainFavor(oath, seat, suit, n);
}
