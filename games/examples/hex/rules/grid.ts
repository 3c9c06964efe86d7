/** The diamond: cells are numbered row by row; each touches up to six others. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';

export type Cell = number;
/** A letter for the column, a number for the row: `c4`. */
export type CellName = string;

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
];

export function neighbours(cell: Cell, size: number): Cell[] {
  const [row, column] = [Math.floor(cell / size), cell % size];
  return STEPS.map(([down, right]) => [row + down, column + right] as const)
    .filter(([r, c]) => r >= 0 && r < size && c >= 0 && c < size)
    .map(([r, c]) => r * size + c);
}

/** Seat 0 goes from top to bottom, seat 1 from left to right: how far along its way a cell lies, 0 to size - 1. */
function along(cell: Cell, size: number, seat: Seat): number {
  return seat === 0 ? Math.floor(cell / size) : cell % size;
}

/** The cell that is to one seat what `cell` is to the other. */
export function mirrored(cell: Cell, size: number): Cell {
  return (cell % size) * size + Math.floor(cell / size);
}

export function nameOf(cell: Cell, size: number): CellName {
  return `${String.fromCharCode(97 + (cell % size))}${Math.floor(cell / size) + 1}`;
}

/** How many more stones `seat` needs to link its sides; 0 when they are linked. */
export function distance(cells: readonly (Seat | null)[], size: number, seat: Seat): number {
  const best = new Array<number>(cells.length).fill(Number.POSITIVE_INFINITY);
  let front: Cell[] = [];
  const price = (cell: Cell) => (cells[cell] === seat ? 0 : cells[cell] === null ? 1 : Number.POSITIVE_INFINITY);
  const reach = (cell: Cell, cost: number) => {
    if (cost >= (best[cell] as number)) return;
    best[cell] = cost;
    front.push(cell);
  };
  for (let cell = 0; cell < cells.length; cell++) if (along(cell, size, seat) === 0) reach(cell, price(cell));
  while (front.length > 0) {
    const now = front;
    front = [];
    for (const cell of now)
      for (const next of neighbours(cell, size)) reach(next, (best[cell] as number) + price(next));
  }
  let least = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < cells.length; cell++)
    if (along(cell, size, seat) === size - 1) least = Math.min(least, best[cell] as number);
  return least;
}
