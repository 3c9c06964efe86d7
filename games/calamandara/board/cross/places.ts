/** Which places of the board the open options stand for, and which others may be asked "why not?". */
import type { BoardOption, Choice } from '@tavola/games/board/contract.ts';
import type { Place } from '@tavola/games/board/targets.tsx';
import {
  AXIS,
  type CellName,
  cellOf,
  type Direction,
  FORWARD,
  type Orientation,
  PLACES,
  RIGHT,
  type Side,
} from '../../rules/state/cells.ts';
import type { Ask, Move } from '../../rules/state/moves.ts';
import type { Line } from '../../rules/state/state.ts';
import type { Words } from '../../text/type.ts';
import { away, CELL, cellsOf, type Point, startSpot } from './geometry.ts';
import { askCell, type Props, type Scene } from './scene.ts';

/** Board moves name their cell, ways and lines lie around the cell that is asked about, seats at their start points. */
export function placesOf(props: Props, scene: Scene): readonly Place[] {
  const { choice } = props;
  if (choice === null) return [];
  return [
    ...cellPlaces(props, choice, scene),
    ...arrowPlaces(props, choice, scene),
    ...seatPlaces(props, choice, scene),
  ];
}

/** The cell a move is about, if it is about one. */
export const moveCell = (move: Move): CellName | null => ('cell' in move ? move.cell : null);

function cellPlaces({ view, say }: Props, choice: Choice<Move, Ask>, scene: Scene): Place[] {
  const idsBy = (moves: readonly BoardOption<Move>[]) => Map.groupBy(moves, ({ move }) => moveCell(move));
  const [open, refused] = [idsBy(choice.open), idsBy(choice.refused)];
  const ids = (by: typeof open, cell: CellName) => by.get(cell)?.map(({ id }) => id) ?? [];
  const named = cellsOf(view.travellers.map(({ side }) => side)).filter((cell) => open.has(cell) || refused.has(cell));
  return named.map((cell) => {
    const symbol = scene.symbolAt.get(cell) ?? null;
    const token = scene.tokenAt.get(cell) ?? null;
    return {
      id: cell,
      ...scene.at(cell),
      width: CELL,
      height: CELL,
      label: say.words.cell(cell, symbol, token, say),
      options: ids(open, cell),
      refused: ids(refused, cell),
      holding: symbol !== null,
    };
  });
}

/** An arrow beside a cell: the way a symbol will lie, or the line a star rearranges. */
export type Arrow = {
  readonly id: string;
  readonly at: Point;
  readonly turn: number;
  readonly double: boolean;
  readonly name: (words: Words) => string;
};

export function arrowsOf(choice: Choice<Move, Ask>, { below, at }: Scene): readonly Arrow[] {
  const cell = askCell(choice.ask);
  if (cell === null) return [];
  const middle = at(cell);
  return choice.open.flatMap(({ id, move }) => {
    if (move.kind !== 'way' && move.kind !== 'line') return [];
    const { angle, double } = move.kind === 'way' ? angleOfWay(below, move.way) : angleOfLine(below, cell, move.line);
    const far = CELL * (angle % 90 === 0 ? 1 : 1.3);
    const turn = (angle * Math.PI) / 180;
    const name = ({ ways, lines }: Words) => (move.kind === 'way' ? ways[move.way] : lines[move.line]);
    const there = { x: middle.x + Math.sin(turn) * far, y: middle.y - Math.cos(turn) * far };
    return [{ id, at: there, turn: angle, double, name }];
  });
}

function arrowPlaces({ say }: Props, choice: Choice<Move, Ask>, scene: Scene): Place[] {
  return arrowsOf(choice, scene).map(({ id, at, name }) => ({
    id,
    ...at,
    width: CELL,
    height: CELL,
    label: name(say.words),
    options: [id],
    round: true,
  }));
}

function seatPlaces({ view, say }: Props, choice: Choice<Move, Ask>, { below }: Scene): Place[] {
  return choice.open.flatMap(({ id, move }) => {
    const traveller = move.kind === 'seat' ? view.travellers[move.seat] : undefined;
    if (!traveller) return [];
    const { seat, side } = traveller;
    const label = say.words.start(seat, say);
    return [{ id, ...startSpot(below, side), width: CELL, height: CELL, label, options: [id], round: true }];
  });
}

type Angle = { readonly angle: number; readonly double: boolean };
const UP: Point = { x: 0, y: 0 };

/** Degrees on the screen of a direction of the compass. */
function angleOf(below: Side, direction: Direction): number {
  const { x, y } = away(below, direction, UP, 1);
  return (Math.round((Math.atan2(x, -y) * 180) / Math.PI) + 360) % 360;
}

/** A direction points one way; an axis is shown by a double arrow upwards or to the right. */
function angleOfWay(below: Side, way: Orientation): Angle {
  if (way === 'horizontal' || way === 'vertical') return axisAngle(below, way);
  return { angle: angleOf(below, way), double: false };
}

function axisAngle(below: Side, axis: 'horizontal' | 'vertical'): Angle {
  return { angle: AXIS[FORWARD[below]] === axis ? 0 : 90, double: true };
}

function angleOfLine(below: Side, cell: CellName, line: Line): Angle {
  if (line === 'horizontal' || line === 'vertical') return axisAngle(below, line);
  const land = PLACES[cellOf(cell)]?.land;
  if (land && (line === 'row' || line === 'column')) {
    const forward = FORWARD[land];
    return axisAngle(below, AXIS[line === 'column' ? forward : RIGHT[forward]]);
  }
  const northEast = (angleOf(below, 'n') + 45) % 360;
  return { angle: line === 'diagonal-ne' ? northEast : (northEast + 270) % 360, double: true };
}
