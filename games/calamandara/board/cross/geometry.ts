/** Where things stand in the drawing: 17 by 17 cells with the Rift in the middle, turned so that one side is below. */
import type { BoardBox } from '@tavola/games/board/contract.ts';
import {
  AXIS,
  type CellName,
  cellOf,
  type Direction,
  FORWARD,
  type Orientation,
  PLACES,
  type Side,
  seenFrom,
} from '../../rules/state/cells.ts';

export const CELL = 44;
const MARGIN = 46;
export const SIZE = 17 * CELL + 2 * MARGIN;
export const MIDDLE = SIZE / 2;
/** How far the start points lie from the Rift, in cells. */
const START_DISTANCE = 8.98;

export type Point = { readonly x: number; readonly y: number };
const TURN: Readonly<Record<Direction, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** The middle of a cell as the traveller of `below` sees the board. */
export function spot(below: Side, cell: CellName): Point {
  const { column, row } = seenFrom(below, cellOf(cell));
  return { x: MIDDLE + (column - 3) * CELL, y: MIDDLE - (row - 9) * CELL };
}

/** The start point of a side's token. */
export function startSpot(below: Side, side: Side): Point {
  return away(below, FORWARD[side], { x: MIDDLE, y: MIDDLE }, -START_DISTANCE);
}

/** The point some cells from `from` in a direction of the compass. */
export function away(below: Side, direction: Direction, from: Point, cells: number): Point {
  const angle = (turnOf(below, direction) * Math.PI) / 180;
  return { x: from.x + Math.sin(angle) * cells * CELL, y: from.y - Math.cos(angle) * cells * CELL };
}

/** Degrees clockwise by which a thing that faces up is turned to lie that way. */
export function turnOf(below: Side, way: Orientation): number {
  if (way === 'horizontal' || way === 'vertical') return way === AXIS[FORWARD[below]] ? 90 : 0;
  return (TURN[way] - TURN[FORWARD[below]] + 360) % 360;
}

/** The lands in play with their start points, in shares of the drawing. */
export function occupied({ below, sides }: { readonly below: Side; readonly sides: readonly Side[] }): BoardBox {
  const cells = cellsOf(sides).map((cell) => spot(below, cell));
  const points = [...cells, ...sides.map((side) => startSpot(below, side))];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: (Math.min(...xs) - CELL) / SIZE,
    top: (Math.min(...ys) - CELL / 2) / SIZE,
    right: (Math.max(...xs) + CELL) / SIZE,
    bottom: (Math.max(...ys) + CELL / 2) / SIZE,
  };
}

/** The cells of a board with these sides; the lands of absent travellers do not exist (CAL-5.1.8). */
export function cellsOf(sides: readonly Side[]): readonly CellName[] {
  return PLACES.filter(({ land }) => land === null || sides.includes(land)).map(({ name }) => name);
}

/** The cells of the line a tower protects, itself included: drawn as a band (CAL-5.5.1). */
export function lineThrough(
  sides: readonly Side[],
  cell: CellName,
  axis: 'horizontal' | 'vertical',
): readonly CellName[] {
  const here = PLACES[cellOf(cell)]!;
  const along = axis === 'horizontal' ? 'y' : 'x';
  return PLACES.filter(
    (place) =>
      place[along] === here[along] &&
      place.zone === here.zone &&
      (place.land === null || sides.includes(place.land)) &&
      (here.zone === 'final' || place.land === here.land),
  ).map(({ name }) => name);
}
