/** Where things stand in the drawing. A cell is 72 units; the table keeps one shape for the shell, whatever its number of cells. */
import type { CellName } from '../rules/state/grid.ts';
import type { View } from '../rules/view.ts';

export const CELL = 72;
export const MIDDLE = CELL / 2;
/** The border with its arrows. */
const EDGE = 22;
/** Width by height of the standard table, which every table is drawn into. */
export const ASPECT = (10 * CELL + 2 * EDGE) / (8 * CELL + 2 * EDGE);

export type Point = { readonly x: number; readonly y: number };

export type Geometry = {
  readonly width: number;
  readonly height: number;
  readonly table: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The north-west corner of a cell. */
  corner(x: number, y: number): Point;
  at(cell: CellName): Point;
};

export function geometryOf({ width: columns, height: rows }: Pick<View, 'width' | 'height'>): Geometry {
  const [inner, tall] = [columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE];
  const width = Math.max(inner, tall * ASPECT);
  const height = width / ASPECT;
  const [left, top] = [(width - inner) / 2, (height - tall) / 2];
  const corner = (x: number, y: number) => ({ x: left + EDGE + x * CELL, y: top + EDGE + y * CELL });
  return {
    width,
    height,
    table: { x: left, y: top, width: inner, height: tall },
    corner,
    at: (cell) => {
      const [x = 0, y = 0] = cell.split('-').map(Number);
      return corner(x, y);
    },
  };
}

/** The middle of the hall, and of a cell. */
export function spot(geometry: Geometry, view: View, space: CellName): Point {
  if (space === 'hall') {
    const { x, y } = geometry.corner(view.hall.x, view.hall.y);
    return { x: x + CELL, y: y + CELL };
  }
  const { x, y } = geometry.at(space);
  return { x: x + MIDDLE, y: y + MIDDLE };
}
