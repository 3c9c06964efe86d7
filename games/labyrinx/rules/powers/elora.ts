/** Elora, Attunement (LAB-6.12). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { along, openCell, put, wayName, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE } from '../state/faces.ts';
import { type Grid, nameOf, type Passage, waysFrom } from '../state/grid.ts';
import { canBeFilled, gridOfState, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

export const attunement: Power = {
  clause: 'LAB-6.12',
  possible: (state, grid, seat) => steps(state, grid, seat).list.length > 0,

  /** One cell in any direction, through walls and doors. */
  *use(table, seat) {
    const { state } = table;
    const grid = gridOfState(state);
    const ways = steps(state, grid, seat);
    const taken = yield* choose(
      seat,
      'attune',
      ways.moves((way) => along('attune', grid, way)),
    );
    const from = nameOf(grid, playerOf(state, seat).space);
    const space = yield* openCell(table, seat, wayOf(ways.list, grid, taken).to, ANY_SIDE);
    table.tell({ kind: 'moved', seat, from, cell: nameOf(grid, space) });
    put(state, seat, space);
    yield* faceChallenge(table, seat);
  },
};

function steps(state: State, grid: Grid, seat: Seat): Selection<Passage> {
  return select(waysFrom(grid, playerOf(state, seat).space), wayName).where('LAB-T6', ({ to }) =>
    canBeFilled(state, grid, to),
  );
}
