/** LAB-5.14: what lay on a card does not leave the table with it. */
import type { FaceId } from './faces.ts';
import type { Cell } from './grid.ts';
import { cardAt, type State } from './state.ts';

/** The card leaves its cell; a treasure on it goes back to the pile. */
export function takeAway(state: State, cell: Cell): FaceId {
  const card = cardAt(state, cell);
  if (card.treasure) state.pile++;
  state.cells[cell] = null;
  return card.face;
}
