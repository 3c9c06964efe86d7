/** How far a traveller is from the rift, in footprints still to be laid: what bots judge a position by. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { jumpsOf } from '../rules/grid/walking.ts';
import { type Cell, localCell, PLACES, RIFT, SIDES } from '../rules/state/cells.ts';
import { layoutFor, NOWHERE } from '../rules/state/lines.ts';
import { type State, travellerOf } from '../rules/state/state.ts';

export type Race = {
  /** Steps missing from where the token stands: an empty cell is one, an obstacle two. */
  readonly steps: number;
  /** The cells of the best way: empty, blocked by a symbol, and footprints laid, from the token to the rift. */
  readonly empty: readonly Cell[];
  readonly blocked: readonly Cell[];
  readonly laid: readonly Cell[];
  /** Steps missing from a cell. */
  left(cell: Cell): number;
};

const EMPTY = 2;
const TAKEN = 3;
const BLOCKED = 4;
const FAR = 10_000;
const HALF = 2;

const FIRST_ROWS = SIDES.map((side) => [3, 2, 4, 1, 5].map((column) => localCell(side, column, 1) as Cell));
/** Used again by every call: cells by their cost, what entering a cell costs, and the next cell of the way. */
const queue: Cell[][] = Array.from({ length: 400 }, () => []);
const enter = new Int16Array(PLACES.length);
const next = new Int16Array(PLACES.length);

/** Shortest way by a walk outwards from the rift; each cell costs what it takes to make it a free footprint. */
export function raceOf(state: State, seat: Seat): Race {
  const { board } = state;
  const { side, token } = travellerOf(state, seat);
  const left = stepsLeft(state, seat);
  let at = token.cell;
  let steps = at < 0 ? FAR : (left[at] as number);
  const [empty, blocked, laid]: [Cell[], Cell[], Cell[]] = [[], [], []];
  const pass = (cell: Cell): void => {
    const kind = board[cell]?.kind;
    (kind === undefined ? empty : kind === 'footprint' ? laid : blocked).push(cell);
  };
  if (at < 0) {
    for (const cell of FIRST_ROWS[SIDES.indexOf(side)] as readonly Cell[]) {
      const total = (left[cell] as number) + (enter[cell] as number);
      if (total < steps) [steps, at] = [total, cell];
    }
    pass(at);
  }
  while (at !== RIFT && (next[at] as Cell) !== NOWHERE) {
    at = next[at] as Cell;
    pass(at);
  }
  return { steps: steps / HALF, empty, blocked, laid, left: (cell) => (left[cell] as number) / HALF };
}

/** Fills `enter` and `next`; gives what is missing from each cell. */
function stepsLeft(state: State, seat: Seat): Int16Array {
  const { board, travellers } = state;
  const layout = layoutFor(travellers.length);
  const left = new Int16Array(board.length).fill(FAR);
  const { invading } = travellerOf(state, seat).token;
  enter.fill(FAR);
  next.fill(NOWHERE);
  for (const cell of layout.cells) {
    const zone = layout.zoneOf[cell] as number;
    if (zone >= 0 && zone !== seat && zone !== invading) continue;
    const piece = board[cell];
    enter[cell] = piece ? (piece.kind === 'footprint' ? 0 : BLOCKED) : EMPTY;
  }
  for (let other = 0; other < travellers.length; other++) {
    const { cell } = travellerOf(state, other).token;
    if (other !== seat && cell >= 0) enter[cell] = TAKEN;
  }
  const jumps = jumpsOf(state);
  left[RIFT] = 0;
  (queue[0] as Cell[]).push(RIFT);
  for (let at = 0, waiting = 1; waiting > 0; at++) {
    const cells = queue[at] as Cell[];
    for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
      waiting--;
      if (left[cell] !== at) continue;
      const through = at + (enter[cell] as number);
      for (const from of layout.neighbours[cell] as readonly Cell[]) waiting += reach(left, cell, from, through);
      for (const { near, far } of jumps) {
        if (near === cell) waiting += reach(left, cell, far, through);
        else if (far === cell) waiting += reach(left, cell, near, through);
      }
    }
  }
  return left;
}

/** 1 when the way from `from` over `cell` is the shortest so far. */
function reach(left: Int16Array, cell: Cell, from: Cell, through: number): number {
  if (enter[from] === FAR || through >= (left[from] as number)) return 0;
  left[from] = through;
  next[from] = cell;
  (queue[through] as Cell[]).push(from);
  return 1;
}
