/** Kaminari, Leap (LAB-6.13). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { faceChallenge } from '../challenge/challenge.ts';
import { along, fillLine, openCell, put, wayName, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE } from '../state/faces.ts';
import { type Cell, type Grid, line, nameOf, type Passage, waysFrom } from '../state/grid.ts';
import { available, gridOfState, isEmpty, leads, playerOf, type State } from '../state/state.ts';
import type { Power } from './power.ts';

const DISTANCE = 3;

export const leap: Power = {
  clause: 'LAB-6.13',
  possible: (state, grid, seat) => leaps(state, grid, seat).list.length > 0,

  /** Out of an opening, over two cells, onto the third; the cells passed over are filled, not turned up. */
  *use(table, seat) {
    const { state } = table;
    const grid = gridOfState(state);
    const ways = leaps(state, grid, seat);
    const taken = yield* choose(
      seat,
      'leap',
      ways.moves((way) => along('leap', grid, way)),
    );
    const { from, side, to } = wayOf(ways.list, grid, taken);
    const filled = yield* fillLine(table, grid, line(grid, from, side, DISTANCE - 1));
    const space = yield* openCell(table, seat, to, ANY_SIDE);
    table.tell({ kind: 'leapt', seat, cell: nameOf(grid, space), filled });
    put(state, seat, space);
    yield* faceChallenge(table, seat);
  },
};

/** LAB-G20: only his own opening matters. */
function leaps(state: State, grid: Grid, seat: Seat): Selection<Passage> {
  const landings = waysFrom(grid, playerOf(state, seat).space).map(
    (way): Passage => ({ ...way, to: line(grid, way.from, way.side, DISTANCE)[DISTANCE - 1] as Cell }),
  );
  return select(landings, wayName)
    .where('LAB-6.13', (way) => leads(state, grid, way))
    .where('LAB-T6', ({ from, side }) => {
      const cells = line(grid, from, side, DISTANCE);
      return cells.filter((cell) => isEmpty(state, grid, cell)).length <= available(state);
    });
}
