/** LAB-1: the table as a grid that wraps around, and the Empty Hall on it. */
import board from '../../data/board.json' with { type: 'json' };
import { opposite, SIDE_NAMES, SIDES, type Side, type SideName } from './faces.ts';

/** A cell by number, row by row from the north-west. */
export type Cell = number;
/** Where a piece stands: a cell with a card, or the hall, which is one space (LAB-1.6). */
export type Space = number;
export const HALL: Space = -1;
/** A card that is gone. */
export const NOWHERE: Space = -2;
/** `4-2` is column 4, row 2. */
export type CellName = string;

/** From a cell over one of its sides to the next cell. */
export type Passage = {
  readonly from: Cell;
  readonly side: Side;
  readonly sideName: SideName;
  readonly to: Cell;
  /** The side of `to` on which it is entered. */
  readonly back: Side;
};

export type HallPlace = { readonly x: number; readonly y: number; readonly orientation: number };

export type Grid = {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly names: readonly CellName[];
  readonly cellOf: ReadonlyMap<CellName, Cell>;
  /** The four ways out of each cell, by side. */
  readonly ways: readonly (readonly Passage[])[];
  readonly isHall: readonly boolean[];
  /** The sides of each cell on which the hall has an exit; 0 outside the hall. */
  readonly exits: readonly number[];
  /** The eight ways over the outer sides of the hall, walls included. */
  readonly hallWays: readonly Passage[];
  /** The eight cells around the hall. */
  readonly aroundHall: readonly Cell[];
};

const grids = new Map<number, Grid>();

/** The grid of this size with the hall at this place; made once. */
export function gridOf(width: number, height: number, { x, y, orientation }: HallPlace): Grid {
  const key = (((width * 32 + height) * 32 + x) * 32 + y) * 4 + orientation;
  const known = grids.get(key);
  if (known) return known;
  const made = newGrid(width, height, { x, y, orientation });
  grids.set(key, made);
  return made;
}

/** LAB-G29: on a table that wraps around, all places are equal; the middle is the default. */
export function centre(width: number, height: number): HallPlace {
  return { x: (width >> 1) - 1, y: (height >> 1) - 1, orientation: 0 };
}

/** The cells of a straight line, nearest first (LAB-1.4: across the border too). */
export function line(grid: Grid, from: Cell, side: Side, length: number): Cell[] {
  const cells: Cell[] = [];
  for (let at = from, i = 0; i < length; i++) {
    at = (grid.ways[at] as readonly Passage[])[side]!.to;
    cells.push(at);
  }
  return cells;
}

/** The ways out of a space: four from a card, eight from the hall. */
export function waysFrom(grid: Grid, space: Space): readonly Passage[] {
  return space === HALL ? grid.hallWays : (grid.ways[space] as readonly Passage[]);
}

/** The space that a cell belongs to. */
export function spaceAt(grid: Grid, cell: Cell): Space {
  return grid.isHall[cell] ? HALL : cell;
}

export function nameOf(grid: Grid, space: Space): CellName {
  return space < 0 ? 'hall' : (grid.names[space] as CellName);
}

function newGrid(width: number, height: number, hall: HallPlace): Grid {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const names = cells.map((cell) => `${cell % width}-${Math.floor(cell / width)}`);
  const ways = cells.map((cell) => SIDES.map((side) => way(cell, side, width, height)));
  const corners = ['nw', 'ne', 'se', 'sw'];
  const hallCells = [
    hall.y * width + hall.x,
    hall.y * width + hall.x + 1,
    (hall.y + 1) * width + hall.x + 1,
    (hall.y + 1) * width + hall.x,
  ];
  const isHall = cells.map((cell) => hallCells.includes(cell));
  const exits = cells.map(() => 0);
  for (const [corner, side] of board.hall.exits as [string, SideName][]) {
    const cell = hallCells[(corners.indexOf(corner) + hall.orientation) & 3] as Cell;
    exits[cell] = (exits[cell] as number) | (1 << ((SIDE_NAMES.indexOf(side) + hall.orientation) & 3));
  }
  const hallWays = hallCells.flatMap((cell) => (ways[cell] as readonly Passage[]).filter(({ to }) => !isHall[to]));
  return {
    width,
    height,
    cells,
    names,
    cellOf: new Map(names.map((name, cell) => [name, cell])),
    ways,
    isHall,
    exits,
    hallWays,
    aroundHall: hallWays.map(({ to }) => to),
  };
}

function way(from: Cell, side: Side, width: number, height: number): Passage {
  const dx = side === 1 ? 1 : side === 3 ? width - 1 : 0;
  const dy = side === 2 ? 1 : side === 0 ? height - 1 : 0;
  const x = ((from % width) + dx) % width;
  const y = (Math.floor(from / width) + dy) % height;
  return { from, side, sideName: SIDE_NAMES[side] as SideName, to: y * width + x, back: opposite(side) };
}
