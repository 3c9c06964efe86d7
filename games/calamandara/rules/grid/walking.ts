/** CAL-5.2, 5.4: linked footprints and where a token may walk. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import {
  AXIS,
  type Cell,
  DIRECTIONS,
  type Direction,
  localCell,
  nameOf,
  OPPOSITE,
  RIFT,
  RIGHT,
  type Side,
} from '../state/cells.ts';
import { AHEAD, type Layout, layoutFor, NOWHERE } from '../state/lines.ts';
import type { Options } from '../state/options.ts';
import type { Piece, State, Traveller } from '../state/state.ts';

type Board = readonly (Piece | null)[];

/** Row 1 of each land: where the first step leads (CAL-5.2.5). */
const FIRST_ROW: Readonly<Record<Side, readonly Cell[]>> = {
  south: firstRow('south'),
  west: firstRow('west'),
  north: firstRow('north'),
  east: firstRow('east'),
};

function firstRow(side: Side): Cell[] {
  return [1, 2, 3, 4, 5].map((column) => localCell(side, column, 1) as Cell);
}

export const isFootprint = (board: Board, cell: Cell): boolean => board[cell]?.kind === 'footprint';

/** The seat whose token stands on a cell; -1 when nobody does. */
export function tokenOn(state: State, cell: Cell): Seat {
  const { travellers } = state;
  for (let seat = 0; seat < travellers.length; seat++) if (travellers[seat]?.token.cell === cell) return seat;
  return -1;
}

/** CAL-5.2.8: a token enters its own initial zone, the final zone, and the land it invades. */
function permitted(layout: Layout, { token }: Traveller, seat: Seat, cell: Cell): boolean {
  const zone = layout.zoneOf[cell];
  return zone === -1 || zone === seat || zone === token.invading;
}

/** Where the token of `seat` may walk to, with the clause that refuses each other cell. */
export function walksOf(state: State, options: Options, seat: Seat): Selection<Cell> {
  const layout = layoutFor(state.travellers.length);
  const traveller = state.travellers[seat] as Traveller;
  const reached = reachable(state, options, seat);
  return select(layout.cells, nameOf)
    .where('CAL-5.2.6', (cell) => isFootprint(state.board, cell))
    .where('CAL-5.2.8', (cell) => permitted(layout, traveller, seat, cell))
    .where('CAL-5.2.7', (cell) => tokenOn(state, cell) < 0)
    .where('CAL-5.2.5', (cell) => reached.includes(cell));
}

/** CAL-5.2.5: every footprint that the token of `seat` can reach by a walk, in the order in which they are found. */
export function reachable(state: State, options: Options, seat: Seat): Cell[] {
  const layout = layoutFor(state.travellers.length);
  const traveller = state.travellers[seat] as Traveller;
  const { board } = state;
  const reached: Cell[] = [];
  const met = new Uint8Array(board.length);
  for (const { token } of state.travellers) if (token.cell >= 0) met[token.cell] = 1;
  const visit = (cell: Cell): void => {
    if (met[cell] === 1 || board[cell]?.kind !== 'footprint' || !permitted(layout, traveller, seat, cell)) return;
    met[cell] = 1;
    reached.push(cell);
  };
  const jumps = jumpsOf(state);
  const from = traveller.token.cell;
  if (from < 0) for (const cell of FIRST_ROW[traveller.side]) visit(cell);
  else visitLinked(board, layout, options, jumps, from, visit);
  for (let i = 0; i < reached.length; i++) {
    const cell = reached[i] as Cell;
    if (cell !== RIFT) visitLinked(board, layout, options, jumps, cell, visit);
  }
  return reached;
}

function visitLinked(
  board: Board,
  layout: Layout,
  options: Options,
  jumps: readonly Jump[],
  cell: Cell,
  visit: (cell: Cell) => void,
): void {
  for (const d of DIRECTIONS) {
    const there = layout.next[d][cell] as Cell;
    if (there !== NOWHERE && (options.lateralSteps || isAlong(board, cell, there, d))) visit(there);
  }
  for (const jump of jumps) {
    if (jump.near === cell) visit(jump.far);
    else if (jump.far === cell) visit(jump.near);
  }
}

/** CAL-5.2.4, option `lateralSteps` off: a step along the axis of at least one of the two footprints. */
function isAlong(board: Board, a: Cell, b: Cell, d: Direction): boolean {
  return [a, b].some((cell) => AXIS[board[cell]?.way as Direction] === AXIS[d]);
}

/** A link by cave or wing: from the near end, in whose line the cave or wing stands, to the far end ahead (CAL-5.4). */
export type Jump = { readonly near: Cell; readonly far: Cell; readonly d: Direction };
const NO_JUMPS: readonly Jump[] = [];

export function jumpsOf(state: State): readonly Jump[] {
  const { board } = state;
  let jumps: Jump[] | null = null;
  const layout = layoutFor(state.travellers.length);
  for (let cell = 0; cell < board.length; cell++) {
    const piece = board[cell] as Piece | null;
    if (piece === null || (piece.kind !== 'cave' && piece.kind !== 'wing')) continue;
    const d = piece.way as Direction;
    const line = layout.line[AXIS[RIGHT[d]]][cell] as readonly Cell[];
    const { caves, wing, first } = standing(board, line, d);
    if (first !== cell) continue;
    jumps ??= [];
    for (const near of line) if (isFootprint(board, near)) addJumps(board, layout, jumps, near, d, caves, wing);
  }
  return jumps ?? NO_JUMPS;
}

/** How many caves and wings of one facing stand on a line, and where the first of them is. */
function standing(board: Board, line: readonly Cell[], d: Direction): { caves: number; wing: boolean; first: Cell } {
  let [caves, wing, first] = [0, false, NOWHERE];
  for (const cell of line) {
    const piece = board[cell] as Piece | null;
    if (piece === null || piece.way !== d || (piece.kind !== 'cave' && piece.kind !== 'wing')) continue;
    if (first === NOWHERE) first = cell;
    if (piece.kind === 'cave') caves++;
    else wing = true;
  }
  return { caves, wing, first };
}

/** CAL-5.4.2 to 5.4.5: a cave links diagonally, two caves farther; a wing two lines ahead, straight, or with caves diagonally. */
function addJumps(
  board: Board,
  layout: Layout,
  jumps: Jump[],
  near: Cell,
  d: Direction,
  caves: number,
  wing: boolean,
): void {
  const farthest = caves === 0 ? 0 : caves === 1 ? 1 : Number.POSITIVE_INFINITY;
  for (const [far, apart] of AHEAD[0][d][near] as readonly (readonly [Cell, number])[]) {
    if (apart > 0 && apart <= farthest && layout.exists[far] && isFootprint(board, far)) jumps.push({ near, far, d });
  }
  if (!wing) return;
  for (const [far, apart] of AHEAD[1][d][near] as readonly (readonly [Cell, number])[]) {
    if (apart <= farthest && layout.exists[far] && isFootprint(board, far)) jumps.push({ near, far, d });
  }
}

/** CAL-5.6.5: where a mirror pushes a token to: the first non-empty group of behind, behind by cave or wing, sideways. */
export function pushTargets(state: State, options: Options, seat: Seat): readonly Cell[] {
  const layout = layoutFor(state.travellers.length);
  const traveller = state.travellers[seat] as Traveller;
  const { board } = state;
  const from = traveller.token.cell;
  const d = board[from]?.way as Direction;
  const free = (cell: Cell): boolean =>
    cell !== NOWHERE &&
    isFootprint(board, cell) &&
    tokenOn(state, cell) < 0 &&
    permitted(layout, traveller, seat, cell);
  const behind = layout.next[OPPOSITE[d]][from] as Cell;
  if (free(behind)) return [behind];
  const jumped = jumpsOf(state).filter((jump) => jump.far === from && jump.d === d && free(jump.near));
  if (jumped.length > 0) return [...new Set(jumped.map(({ near }) => near))];
  return [RIGHT[d], OPPOSITE[RIGHT[d]]]
    .map((side) => [layout.next[side][from] as Cell, side] as const)
    .filter(([cell, side]) => free(cell) && (options.lateralSteps || isAlong(board, from, cell, side)))
    .map(([cell]) => cell);
}
