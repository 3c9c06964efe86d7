/** Where things stand in the drawing. A cell is 72 units; the table keeps one shape for the shell, whatever its number of cells. */
import type { BoardBox } from '@tavola/games/board/contract.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { View } from '../rules/view.ts';

export const CELL = 72;
export const MIDDLE = CELL / 2;
/** The border with its arrows. */
const EDGE = 22;
/** Width by height of the standard table, which every table is drawn into. */
export const ASPECT = (10 * CELL + 2 * EDGE) / (8 * CELL + 2 * EDGE);

export type Point = { readonly x: number; readonly y: number };

/** The table has no border (LAB-1.2): where it is cut open to be drawn, by the first column and the first row. */
export type Seam = { readonly x: number; readonly y: number };

export type Geometry = {
  readonly seam: Seam;
  readonly width: number;
  readonly height: number;
  readonly table: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The north-west corner of a cell. */
  corner(x: number, y: number): Point;
  at(cell: CellName): Point;
};

export function geometryOf({ width: columns, height: rows, ...labyrinth }: Labyrinth): Geometry {
  const seam = seamOf({ width: columns, height: rows, ...labyrinth });
  const [inner, tall] = [columns * CELL + 2 * EDGE, rows * CELL + 2 * EDGE];
  const width = Math.max(inner, tall * ASPECT);
  const height = width / ASPECT;
  const [left, top] = [(width - inner) / 2, (height - tall) / 2];
  const corner = (x: number, y: number) => ({
    x: left + EDGE + ((x - seam.x + columns) % columns) * CELL,
    y: top + EDGE + ((y - seam.y + rows) % rows) * CELL,
  });
  return {
    seam,
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

type Labyrinth = Pick<View, 'width' | 'height' | 'hall' | 'cards'>;

/** Through empty columns and rows, so that a labyrinth that grew over the border is drawn in one piece; at the border while that is empty, or when nothing is. */
export function seamOf({ width, height, hall, cards }: Labyrinth): Seam {
  const cells = cards.map(({ cell }) => cell.split('-').map(Number));
  const columns = new Set([hall.x, (hall.x + 1) % width, ...cells.map(([x = 0]) => x)]);
  const rows = new Set([hall.y, (hall.y + 1) % height, ...cells.map(([, y = 0]) => y)]);
  return { x: cutOf(columns, width), y: cutOf(rows, height) };
}

/** The last empty one before the longest stretch that is taken; 0 where the border itself is empty. */
function cutOf(taken: ReadonlySet<number>, size: number): number {
  if (!taken.has(0) || !taken.has(size - 1)) return 0;
  const gapBefore = (start: number): number => {
    let gap = 0;
    while (gap < size && !taken.has((start - 1 - gap + size) % size)) gap++;
    return gap;
  };
  const starts = [...taken].filter((it) => !taken.has((it - 1 + size) % size));
  const [widest] = starts.toSorted((a, b) => gapBefore(b) - gapBefore(a) || a - b);
  return widest === undefined ? 0 : (widest - 1 + size) % size;
}

/** The labyrinth and the cells around it with the names on its border, in shares of the drawing. */
export function occupied(view: View): BoardBox {
  const geometry = geometryOf(view);
  const { table, width, height } = geometry;
  const { x, y } = view.hall;
  const cells = view.cards.map(({ cell }) => geometry.at(cell));
  const hall = geometry.corner(x, y);
  const points = [...cells, hall, { x: hall.x + CELL, y: hall.y + CELL }];
  const [xs, ys] = [points.map((it) => it.x), points.map((it) => it.y)];
  const room = CELL + EDGE;
  return {
    left: Math.max(table.x, Math.min(...xs) - room) / width,
    top: Math.max(table.y, Math.min(...ys) - room) / height,
    right: Math.min(table.x + table.width, Math.max(...xs) + CELL + room) / width,
    bottom: Math.min(table.y + table.height, Math.max(...ys) + CELL + room) / height,
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
