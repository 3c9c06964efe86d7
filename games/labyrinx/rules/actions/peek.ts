/** LAB-4.1: peeking. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { uncover } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import type { Cell, CellName, Grid } from '../state/grid.ts';
import { adjacentCells, cardAt, gridOfState, isClosed, type Labyrinx, playerOf, type State } from '../state/state.ts';

/** Closed cards next to the player's space; walls and doors do not matter. */
export function peekMoves(state: State, grid: Grid, seat: Seat) {
  return select(adjacentCells(grid, playerOf(state, seat).space))
    .where('LAB-4.1', (cell) => isClosed(state, cell))
    .moves((cell) => ({ kind: 'peek', cell: grid.names[cell] as CellName }) as const);
}

export function* peek(table: Labyrinx, seat: Seat, name: CellName): Rules {
  const { state } = table;
  state.actions--;
  yield* lookAt(table, seat, [gridOfState(state).cellOf.get(name) as Cell]);
  yield* choose(seat, { kind: 'look', cells: [name] }, [{ kind: 'ok' }], { always: true });
  state.look = null;
}

/** From here until `look` is cleared this seat alone sees these cards; they stand in its notebook. */
export function* lookAt(table: Labyrinx, seat: Seat, cells: readonly Cell[]): Rules {
  const { state } = table;
  const { names } = gridOfState(state);
  const closed = cells.filter((cell) => isClosed(state, cell));
  for (const cell of closed) {
    yield* uncover(table, cell, seat);
    cardAt(state, cell).seen |= 1 << seat;
  }
  state.look = { seat, cells: closed };
  table.tell({ kind: 'peeked', seat, cells: closed.map((cell) => names[cell] as CellName) });
}
