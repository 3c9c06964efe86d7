/** Lane, Transmutation (LAB-6.16). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { different, takeFace } from '../hand/hand.ts';
import { putClosed } from '../maze/maze.ts';
import { takeAway } from '../maze/take-away.ts';
import { choose } from '../state/choose.ts';
import type { Cell, CellName, Grid } from '../state/grid.ts';
import { gridOfState, isClosed, type Labyrinx, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

export const transmutation: Power = {
  clause: 'LAB-6.16',
  possible: (state, grid) => closedCells(state, grid).list.length >= 2,

  /** Two closed cards come into his hand, two cards of the hand take their places. */
  *use(table, seat) {
    const { state } = table;
    const grid = gridOfState(state);
    const first = yield* lift(table, seat);
    const second = yield* lift(table, seat);
    for (const cell of [first, second]) yield* replace(table, seat, cell);
    table.tell({ kind: 'exchanged', seat, cells: [grid.names[first] as CellName, grid.names[second] as CellName] });
  },
};

function closedCells(state: State, grid: Grid): Selection<Cell> {
  return select(grid.cells).where('LAB-6.16', (cell) => isClosed(state, cell));
}

function* lift(table: Labyrinx, seat: Seat): Rules<Cell> {
  const { state } = table;
  const grid = gridOfState(state);
  const options = closedCells(state, grid).moves((it) => ({ kind: 'lift', cell: grid.names[it] as CellName }) as const);
  const { cell: name } = yield* choose(seat, 'lift', options);
  const cell = grid.cellOf.get(name) as Cell;
  playerOf(state, seat).hand.push(yield* takeAway(table, cell, seat));
  return cell;
}

/** Only Lane knows what he puts there; the notes of all others on that cell are gone with the card. */
function* replace({ state }: Labyrinx, seat: Seat, at: Cell): Rules {
  const cell = gridOfState(state).names[at] as CellName;
  const cards = different(playerOf(state, seat).hand).map((face) => ({ kind: 'put', cell, face }) as const);
  const { face } = yield* choose(seat, { kind: 'put', cell }, cards, { always: true });
  putClosed(state, at, takeFace(playerOf(state, seat).hand, face), 1 << seat);
}
