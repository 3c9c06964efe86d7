/** CAL-5.1: the cells of the cross, the four sides and how each of them sees the board. Everything here is computed once. */

export type Direction = 'n' | 'e' | 's' | 'w';
export type Axis = 'horizontal' | 'vertical';
/** Which way a symbol lies: the direction of a footprint, cave, wing or mirror's tip; the axis of a tower. */
export type Orientation = Direction | Axis;
export type Side = 'south' | 'west' | 'north' | 'east';
/** A cell by its number, 0 to 144. */
export type Cell = number;
/** `s-3-5` is column 3, row 5 of the southern land; `c-3-2` column 3, row 2 of the central board, from the south-west; `rift` its middle. */
export type CellName = string;

export type Place = {
  readonly name: CellName;
  readonly x: number;
  readonly y: number;
  /** The land it belongs to; null on the central board. */
  readonly land: Side | null;
  readonly zone: 'initial' | 'final';
  /** As the owner of the land sees it; on the central board from the south-west. */
  readonly column: number;
  readonly row: number;
};

export const DIRECTIONS: readonly Direction[] = ['n', 'e', 's', 'w'];
/** CAL-5.1.8: clockwise. */
export const SIDES: readonly Side[] = ['south', 'west', 'north', 'east'];
/** The side of each seat, by the number of travellers (CAL-5.1.8). */
export const LAYOUTS: { readonly [travellers: number]: readonly Side[] } = {
  2: ['south', 'north'],
  3: ['south', 'west', 'east'],
  4: SIDES,
};
/** CAL-5.1.2 */
export const FORWARD: Readonly<Record<Side, Direction>> = { south: 'n', west: 'e', north: 's', east: 'w' };
export const OPPOSITE: Readonly<Record<Direction, Direction>> = { n: 's', e: 'w', s: 'n', w: 'e' };
export const RIGHT: Readonly<Record<Direction, Direction>> = { n: 'e', e: 's', s: 'w', w: 'n' };
export const VECTOR: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  n: [0, 1],
  e: [1, 0],
  s: [0, -1],
  w: [-1, 0],
};
export const AXIS: Readonly<Record<Direction, Axis>> = {
  n: 'vertical',
  e: 'horizontal',
  s: 'vertical',
  w: 'horizontal',
};

const COLUMNS = [1, 2, 3, 4, 5];
const LAND_ROWS = [1, 2, 3, 4, 5, 6];
const INITIAL_ROWS = 4;

export const PLACES: readonly Place[] = [...COLUMNS.flatMap(centralColumn), ...SIDES.flatMap(land)];
const byName = new Map(PLACES.map((place, cell) => [place.name, cell]));
const byXY = new Map(PLACES.map(({ x, y }, cell) => [`${x},${y}`, cell]));

export const nameOf = (cell: Cell): CellName => (PLACES[cell] as Place).name;
export const RIFT: Cell = cellAt(0, 0) as Cell;

export function cellOf(name: CellName): Cell {
  const cell = byName.get(name);
  if (cell === undefined) throw new Error(`no cell ${name}`);
  return cell;
}

export function cellAt(x: number, y: number): Cell | undefined {
  return byXY.get(`${x},${y}`);
}

/** CAL-5.1.2: local to global, rows 7 to 11 being the central board and beyond it the land across. */
export function globalOf(side: Side, column: number, row: number): readonly [x: number, y: number] {
  const forward = VECTOR[FORWARD[side]];
  const right = VECTOR[RIGHT[FORWARD[side]]];
  const [across, ahead] = [column - 3, row - 9];
  return [across * right[0] + ahead * forward[0] + 0, across * right[1] + ahead * forward[1] + 0];
}

/** The cell a traveller of this side calls (column, row). */
export function localCell(side: Side, column: number, row: number): Cell | undefined {
  return cellAt(...globalOf(side, column, row));
}

/** The column and row of a cell as seen from a side. */
export function seenFrom(side: Side, cell: Cell): { readonly column: number; readonly row: number } {
  const { x, y } = PLACES[cell] as Place;
  const forward = VECTOR[FORWARD[side]];
  const right = VECTOR[RIGHT[FORWARD[side]]];
  return { column: x * right[0] + y * right[1] + 3, row: x * forward[0] + y * forward[1] + 9 };
}

function centralColumn(column: number): Place[] {
  return COLUMNS.map((row) => {
    const [x, y] = [column - 3, row - 3];
    const name = x === 0 && y === 0 ? 'rift' : `c-${column}-${row}`;
    return { name, x, y, land: null, zone: 'final', column, row };
  });
}

function land(side: Side): Place[] {
  return LAND_ROWS.flatMap((row) =>
    COLUMNS.map((column): Place => {
      const [x, y] = globalOf(side, column, row);
      const zone = row <= INITIAL_ROWS ? 'initial' : 'final';
      return { name: `${side[0]}-${column}-${row}`, x, y, land: side, zone, column, row };
    }),
  );
}
