/** LAB-4.17: the whole turn for four new cards (Mallahoc five). */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { drawCards } from '../hand.ts';
import { handLimit } from '../powers/mallahoc.ts';
import type { Labyrinx } from '../state.ts';

export function* rest(table: Labyrinx, seat: Seat): Rules {
  table.state.actions = 0;
  table.tell({ kind: 'rested', seat });
  yield* drawCards(table, seat, handLimit(table.state, seat));
}
