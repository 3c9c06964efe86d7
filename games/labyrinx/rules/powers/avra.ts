/** Avra, Destruction (LAB-6.4 to 6.6). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { choose } from '../state/choose.ts';
import type { Cell, CellName, Grid } from '../state/grid.ts';
import { adjacentCells, gridOfState, type Labyrinx, playerOf, type State } from '../state/state.ts';
import { canExplode, explode } from './explosion.ts';
import type { Power } from './power.ts';

export const destruction: Power = {
  clause: 'LAB-6.4',
  possible: (state, grid, seat) => targets(state, grid, seat).list.length > 0,

  /** One card that is not adjacent, or one or two adjacent ones; both are declared before the first explodes. */
  *use(table, seat) {
    const { state } = table;
    const grid = gridOfState(state);
    const first = yield* declare(table, seat, 'destruction', targets(state, grid, seat));
    const declared = first === null ? [] : [first];
    const near = adjacentCells(grid, playerOf(state, seat).space);
    if (first !== null && near.includes(first)) {
      const others = targets(state, grid, seat).where('LAB-6.4', (cell) => cell !== first && near.includes(cell));
      const second = yield* declare(table, seat, 'destruction-second', others);
      if (second !== null) declared.push(second);
    }
    for (const cell of declared) {
      if (canExplode(state, grid, cell)) yield* explode(table, seat, cell);
    }
  },
};

/** Every card but her own, open or closed, occupied or not. */
function targets(state: State, grid: Grid, seat: Seat): Selection<Cell> {
  const { space } = playerOf(state, seat);
  return select(grid.cells.filter((cell) => state.cells[cell] !== null))
    .where('LAB-6.4', (cell) => cell !== space)
    .where('LAB-T6', (cell) => canExplode(state, grid, cell));
}

function* declare(
  table: Labyrinx,
  seat: Seat,
  ask: 'destruction' | 'destruction-second',
  cells: Selection<Cell>,
): Rules<Cell | null> {
  const grid = gridOfState(table.state);
  const options = cells.moves((cell) => ({ kind: 'explode', cell: grid.names[cell] as CellName }) as const);
  const taken = yield* choose(seat, ask, ask === 'destruction' ? options : [...options, { kind: 'done' } as const]);
  return taken.kind === 'done' ? null : (grid.cellOf.get(taken.cell) as Cell);
}
