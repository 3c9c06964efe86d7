/** LAB-4.9: one card into hand; above the limit one card is discarded. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { drawCards } from '../hand/hand.ts';
import type { Labyrinx } from '../state/state.ts';

export function* draw(table: Labyrinx, seat: Seat): Rules {
  table.state.actions--;
  yield* drawCards(table, seat, 1);
}
