/** CAL-5.14: a token walks. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { type Cell, nameOf } from './cells.ts';
import { distanceOf } from './lines.ts';
import { mirrorsFacing, moveToken, settleMirrors } from './mirrors.ts';
import { type Calamandara, travellerOf } from './state.ts';

/** The token goes there in one go; the rift wins before any mirror is looked at (CAL-5.2.10). `by` is whoever moves it. */
export function* walk(table: Calamandara, seat: Seat, to: Cell, by: Seat): Rules {
  const { state } = table;
  const facing = mirrorsFacing(state);
  moveToken(state, seat, to);
  table.tell({ kind: 'walked', seat, cell: nameOf(to), by });
  const traveller = travellerOf(state, seat);
  if (by === seat && distanceOf(to) < traveller.nearest) {
    traveller.nearest = distanceOf(to);
    state.lastProgress = state.round;
  }
  yield* settleMirrors(table, facing);
}
