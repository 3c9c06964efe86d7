/** LAB-3.2, LAB-4.8: where a card may be added to the maze. */
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import type { Cell, Passage } from '../state/grid.ts';
import { gridOfState, isEmpty, type State } from '../state/state.ts';

/** Empty cells next to a card or to the hall, across the border too. */
export function freeCells(state: State): Selection<Cell> {
  const grid = gridOfState(state);
  return select(grid.cells)
    .where('LAB-1.5', (cell) => isEmpty(state, grid, cell))
    .where('LAB-3.2', (cell) =>
      (grid.ways[cell] as readonly Passage[]).some(({ to }) => state.cells[to] !== null || grid.isHall[to]),
    );
}

/** Is there such a cell? The hall is always on the table, so any empty cell means one beside the maze. */
export function isRoom(state: State): boolean {
  const grid = gridOfState(state);
  return grid.cells.some((cell) => isEmpty(state, grid, cell));
}
