/** LAB-4.17: the whole turn for four new cards (Mallahoc five). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { drawCards } from '../hand/hand.ts';
import { handLimit } from '../powers/passive/mallahoc.ts';
import type { Labyrinx } from '../state/state.ts';

export function* rest(table: Labyrinx, seat: Seat): Rules {
  table.state.actions = 0;
  table.tell({ kind: 'rested', seat });
  yield* drawCards(table, seat, handLimit(table.state, seat));
}
