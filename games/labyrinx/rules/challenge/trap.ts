/** LAB-5.5 to 5.7: a failed trap puts the piece somewhere else. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { CardsExhausted } from '../maze/end.ts';
import { along, fillLine, openCell, put, wayName, wayOf } from '../maze/maze.ts';
import { choose } from '../state/choose.ts';
import { ANY_SIDE } from '../state/faces.ts';
import { type Cell, type Grid, line, nameOf, type Passage, waysFrom } from '../state/grid.ts';
import { available, gridOfState, isEmpty, type Labyrinx, leftOf, playerOf, type State } from '../state/state.ts';

/** The left-hand player picks a direction; the piece lands exactly `level` cells away. Without cards for any direction the game ends (LAB-8.2). */
export function* relocate(table: Labyrinx, seat: Seat, level: number): Rules {
  const { state } = table;
  const grid = gridOfState(state);
  const by = leftOf(state, seat);
  const from = playerOf(state, seat).space;
  const ends = waysFrom(grid, from).map(
    (way): Passage => ({ ...way, to: line(grid, from, way.side, level).at(-1) as Cell }),
  );
  const possible = select(ends, wayName).where(
    'LAB-T6',
    (way) => newCards(state, grid, way, level) <= available(state),
  );
  if (possible.list.length === 0) throw new CardsExhausted();
  const options = possible.moves((way) => along('trap', grid, way));
  const taken = yield* choose(by, { kind: 'trap-direction', victim: seat, level }, options);
  const { side, to } = wayOf(possible.list, grid, taken);
  const filled = isEmpty(state, grid, to) ? yield* fillLine(table, grid, line(grid, from, side, level)) : [];
  const space = yield* openCell(table, by, to, ANY_SIDE);
  table.tell({ kind: 'relocated', seat, by, cell: nameOf(grid, space), filled });
  put(state, seat, space);
  yield* pause(table);
}

/** LAB-5.6, LAB-G31: gaps are filled only when the destination is one of them. */
function newCards(state: State, grid: Grid, { from, side, to }: Passage, level: number): number {
  if (!isEmpty(state, grid, to)) return 0;
  return line(grid, from, side, level).filter((cell) => isEmpty(state, grid, cell)).length;
}
