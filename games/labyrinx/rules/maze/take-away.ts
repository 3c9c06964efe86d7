/** LAB-5.14: what lay on a card does not leave the table with it. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { FaceId } from '../state/faces.ts';
import type { Cell } from '../state/grid.ts';
import { cardAt, type Labyrinx } from '../state/state.ts';
import { uncover } from './maze.ts';

/** The card leaves its cell, for all to see or for `reader` alone; a treasure on it goes back to the pile. */
export function* takeAway(table: Labyrinx, cell: Cell, reader: Seat | null = null): Rules<FaceId> {
  const { state } = table;
  yield* uncover(table, cell, reader);
  const card = cardAt(state, cell);
  if (card.treasure) state.pile++;
  state.cells[cell] = null;
  return card.face;
}
