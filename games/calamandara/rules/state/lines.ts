/** CAL-5.1.6 to 5.1.8: which cells exist for 2, 3 or 4 travellers, their neighbours and their lines. Computed once. */
import {
  AXIS,
  type Axis,
  type Cell,
  cellAt,
  DIRECTIONS,
  type Direction,
  FORWARD,
  LAYOUTS,
  OPPOSITE,
  PLACES,
  RIGHT,
  type Side,
  VECTOR,
} from './cells.ts';

export const NOWHERE: Cell = -1;
type Table<T> = readonly T[];

export type Layout = {
  readonly sides: readonly Side[];
  readonly exists: Table<boolean>;
  readonly cells: readonly Cell[];
  /** The neighbour of a cell in a direction; NOWHERE beyond the board. */
  readonly next: Readonly<Record<Direction, Table<Cell>>>;
  /** The cells next to a cell. */
  readonly neighbours: Table<readonly Cell[]>;
  /** The line through a cell along an axis, from west to east or south to north; it never leaves the zone (CAL-5.1.6, 5.1.7). */
  readonly line: Readonly<Record<Axis, Table<readonly Cell[]>>>;
  /** The seat whose initial zone a cell belongs to; -1 in the final zone. */
  readonly zoneOf: Table<number>;
  /** The seat whose land a cell belongs to; -1 on the central board. */
  readonly landOf: Table<number>;
};

const layouts: { readonly [travellers: number]: Layout } = { 2: layout(2), 3: layout(3), 4: layout(4) };

export function layoutFor(travellers: number): Layout {
  return layouts[travellers] as Layout;
}

export const inFinalZone = (cell: Cell): boolean => cell >= 0 && FINAL[cell] === true;
const FINAL: Table<boolean> = PLACES.map(({ zone }) => zone === 'final');

/** CAL-5.7.8: the two diagonals of the central board, from west to east. */
export const DIAGONALS = {
  'diagonal-ne': [-2, -1, 0, 1, 2].map((i) => cellAt(i, i) as Cell),
  'diagonal-nw': [-2, -1, 0, 1, 2].map((i) => cellAt(i, -i) as Cell),
} as const;

/** The axis of the rows of a land: at right angles to its forward (CAL-5.1.6). */
export const ROW_AXIS: Readonly<Record<Side, Axis>> = {
  south: AXIS[RIGHT[FORWARD.south]],
  west: AXIS[RIGHT[FORWARD.west]],
  north: AXIS[RIGHT[FORWARD.north]],
  east: AXIS[RIGHT[FORWARD.east]],
};

/** CAL-7.5: |x| + |y|, 9 at a start point. */
const DISTANCE: Table<number> = PLACES.map(({ x, y }) => Math.abs(x) + Math.abs(y));
export const FARTHEST = 9;
export const distanceOf = (cell: Cell): number => (cell < 0 ? FARTHEST : (DISTANCE[cell] as number));

/**
 * CAL-5.4.2 to 5.4.5: the cells one line (or, with a wing, two lines) ahead of a cell in a direction, by their distance in columns.
 * `ahead[steps][d][cell]` lists `[cell, columns apart]`; straight ahead is distance 0.
 */
export type Ahead = readonly (readonly [cell: Cell, apart: number])[];
export const AHEAD: readonly [Readonly<Record<Direction, Table<Ahead>>>, Readonly<Record<Direction, Table<Ahead>>>] = [
  byDirection((d) => PLACES.map((_, cell) => aheadOf(cell, d, 1))),
  byDirection((d) => PLACES.map((_, cell) => aheadOf(cell, d, 2))),
];

function aheadOf(cell: Cell, d: Direction, steps: number): Ahead {
  const { x, y } = PLACES[cell] as { x: number; y: number };
  const [fx, fy] = VECTOR[d];
  const [sx, sy] = VECTOR[RIGHT[d]];
  const found: [Cell, number][] = [];
  for (let k = -16; k <= 16; k++) {
    const there = cellAt(x + steps * fx + k * sx, y + steps * fy + k * sy);
    if (there !== undefined) found.push([there, Math.abs(k)]);
  }
  return found;
}

function layout(travellers: number): Layout {
  const sides = LAYOUTS[travellers] as readonly Side[];
  const exists = PLACES.map(({ land }) => land === null || sides.includes(land));
  const next = byDirection((d) =>
    PLACES.map(({ x, y }, cell) => {
      const there = cellAt(x + VECTOR[d][0], y + VECTOR[d][1]);
      return there !== undefined && exists[cell] && exists[there] ? there : NOWHERE;
    }),
  );
  const along = (back: Direction): Table<readonly Cell[]> =>
    PLACES.map((_, cell) => (exists[cell] ? lineThrough(next, cell, back) : []));
  return {
    sides,
    exists,
    cells: PLACES.flatMap((_, cell) => (exists[cell] ? [cell] : [])),
    next,
    neighbours: PLACES.map((_, cell) =>
      DIRECTIONS.map((d) => next[d][cell] as Cell).filter((there) => there !== NOWHERE),
    ),
    line: { horizontal: along('w'), vertical: along('s') },
    zoneOf: PLACES.map(({ land, zone }) => (land === null || zone === 'final' ? -1 : sides.indexOf(land))),
    landOf: PLACES.map(({ land }) => (land === null ? -1 : sides.indexOf(land))),
  };
}

/** The longest unbroken run of cells of the same zone, beginning at its western or southern end. */
function lineThrough(next: Layout['next'], cell: Cell, back: Direction): Cell[] {
  const { zone } = PLACES[cell] as { zone: string };
  const neighbour = (from: Cell, d: Direction): Cell => {
    const there = next[d][from] as Cell;
    return there !== NOWHERE && PLACES[there]?.zone === zone ? there : NOWHERE;
  };
  let at = cell;
  for (let before = neighbour(at, back); before !== NOWHERE; before = neighbour(at, back)) at = before;
  const line: Cell[] = [];
  for (; at !== NOWHERE; at = neighbour(at, OPPOSITE[back])) line.push(at);
  return line;
}

function byDirection<T>(make: (d: Direction) => T): Record<Direction, T> {
  return Object.fromEntries(DIRECTIONS.map((d) => [d, make(d)])) as Record<Direction, T>;
}
