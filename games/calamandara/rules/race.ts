/** How far a traveller is from the rift, in footprints still to be laid: what bots judge a position by. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Cell, DIRECTIONS, localCell, RIFT, SIDES } from './cells.ts';
import { layoutFor, NOWHERE } from './lines.ts';
import { type State, travellerOf } from './state.ts';
import { jumpsOf } from './walking.ts';

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
/** Cells by their cost, used again by every call. */
const queue: Cell[][] = Array.from({ length: 400 }, () => []);

/** Shortest way by a walk outwards from the rift; each cell costs what it takes to make it a free footprint. */
export function raceOf(state: State, seat: Seat): Race {
  const cost = costsFor(state, seat);
  const { side, token } = travellerOf(state, seat);
  const start = FIRST_ROWS[SIDES.indexOf(side)] as readonly Cell[];
  const total = (cell: Cell): number => (cost.left[cell] as number) + (cost.enter[cell] as number);
  const way: Cell[] = [];
  let at = token.cell;
  if (at < 0) {
    at = start.reduce((best, cell) => (total(cell) < total(best) ? cell : best));
    way.push(at);
  }
  const steps = token.cell < 0 ? total(at) : (cost.left[at] as number);
  for (let next = cost.next[at] as Cell; at !== RIFT && next !== NOWHERE; next = cost.next[at] as Cell) {
    at = next;
    way.push(at);
  }
  const { board } = state;
  return {
    steps: steps / HALF,
    empty: way.filter((cell) => board[cell] === null),
    blocked: way.filter((cell) => board[cell] !== null && board[cell]?.kind !== 'footprint'),
    laid: way.filter((cell) => board[cell]?.kind === 'footprint'),
    left: (cell) => (cost.left[cell] as number) / HALF,
  };
}

type Costs = { readonly left: Int16Array; readonly enter: Int16Array; readonly next: Int16Array };

function costsFor(state: State, seat: Seat): Costs {
  const { board, travellers } = state;
  const layout = layoutFor(travellers.length);
  const enter = new Int16Array(board.length).fill(FAR);
  const left = new Int16Array(board.length).fill(FAR);
  const next = new Int16Array(board.length).fill(NOWHERE);
  const { invading } = travellerOf(state, seat).token;
  for (const cell of layout.cells) {
    const zone = layout.zoneOf[cell] as number;
    if (zone >= 0 && zone !== seat && zone !== invading) continue;
    const kind = board[cell]?.kind;
    enter[cell] = kind === undefined ? EMPTY : kind === 'footprint' ? 0 : BLOCKED;
  }
  for (const [other, { token }] of travellers.entries())
    if (other !== seat && token.cell >= 0) enter[token.cell] = TAKEN;
  const jumps = jumpsOf(state);
  left[RIFT] = 0;
  (queue[0] as Cell[]).push(RIFT);
  for (let at = 0, waiting = 1; waiting > 0; at++) {
    const cells = queue[at] as Cell[];
    for (let cell = cells.pop(); cell !== undefined; cell = cells.pop()) {
      waiting--;
      if (left[cell] !== at) continue;
      const through = at + (enter[cell] as number);
      const reach = (from: Cell): void => {
        if (enter[from] === FAR || through >= (left[from] as number)) return;
        left[from] = through;
        next[from] = cell as Cell;
        (queue[through] as Cell[]).push(from);
        waiting++;
      };
      for (const d of DIRECTIONS) {
        const from = layout.next[d][cell] as Cell;
        if (from !== NOWHERE) reach(from);
      }
      for (const { near, far } of jumps) {
        if (near === cell) reach(far);
        else if (far === cell) reach(near);
      }
    }
  }
  return { left, enter, next };
}
