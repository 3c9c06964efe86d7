/** LAB-5.14: what lay on a card does not leave the table with it. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { FaceId } from './faces.ts';
import type { Cell } from './grid.ts';
import { uncover } from './maze.ts';
import { cardAt, type Labyrinx } from './state.ts';

/** The card leaves its cell, for all to see or for `reader` alone; a treasure on it goes back to the pile. */
export function* takeAway(table: Labyrinx, cell: Cell, reader: Seat | null = null): Rules<FaceId> {
  const { state } = table;
  yield* uncover(table, cell, reader);
  const card = cardAt(state, cell);
  if (card.treasure) state.pile++;
  state.cells[cell] = null;
  return card.face;
}
