/** The rules of Hex, in the order in which they are read: setup, turns, the swap, the end. */
import { choose, type Rules, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome, RulesTable } from '@tavola/kernel/rules/game.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type CellName, distance, mirrored, nameOf } from './grid.ts';
import type { Options } from './options.ts';

export type State = { readonly size: number; cells: (Seat | null)[]; stones: number };
export type Move = { readonly kind: 'place'; readonly cell: CellName } | { readonly kind: 'swap' };
export type Event =
  | { readonly kind: 'placed'; readonly seat: Seat; readonly cell: CellName }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly from: CellName; readonly cell: CellName };
export type Ask = 'place' | 'place-or-swap';
type Hex = RulesTable<State, Event, Options>;

const SWAP: Move = { kind: 'swap' };

/** HEX-1: the diamond is empty. */
export function* setup({ size }: Options): Rules<State> {
  return { size, cells: new Array<Seat | null>(size * size).fill(null), stones: 0 };
}

/** HEX-2: the seats put down one stone each in turn; whoever links both of their own sides wins. There is always a winner (HEX-4). */
export function* play(table: Hex): Rules<Outcome> {
  const { state } = table;
  for (;;) {
    table.checkpoint();
    const seat = state.stones % 2;
    yield* turn(table, seat);
    if (distance(state.cells, state.size, seat) === 0) return { winners: [seat], reason: 'linked' };
  }
}

function* turn(table: Hex, seat: Seat): Rules {
  const { state } = table;
  const maySwap = state.stones === 1 && table.options.swap;
  const moves = maySwap ? [...placings(state), SWAP] : placings(state);
  const move = yield* choose(seat, maySwap ? 'place-or-swap' : 'place', moves, { always: true });
  state.stones++;
  if (move.kind === 'swap') swap(table, seat);
  else {
    state.cells[cellOf(state, move.cell)] = seat;
    table.tell({ kind: 'placed', seat, cell: move.cell });
  }
}

/** HEX-2.1: only an empty cell takes a stone. */
function placings(state: State): Move[] {
  return select([...state.cells.keys()])
    .where('HEX-2.1', (cell) => state.cells[cell] === null)
    .moves((cell): Move => ({ kind: 'place', cell: nameOf(cell, state.size) }));
}

/** HEX-3: instead of the second stone, the first one may be taken over: it lies then where it is worth as much to the other side. */
function swap(table: Hex, seat: Seat): void {
  const { state } = table;
  const from = state.cells.findIndex((owner) => owner !== null);
  const cell = mirrored(from, state.size);
  state.cells[from] = null;
  state.cells[cell] = seat;
  table.tell({ kind: 'swapped', seat, from: nameOf(from, state.size), cell: nameOf(cell, state.size) });
}

export function cellOf({ size }: Pick<State, 'size'>, name: CellName): number {
  return (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;
}
