/** CAL-5.14: a token walks. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Cell, nameOf } from '../state/cells.ts';
import { distanceOf } from '../state/lines.ts';
import { type Calamandara, travellerOf } from '../state/state.ts';
import { mirrorsFacing, moveToken, settleMirrors } from './mirrors.ts';

/** The token goes there in one step; the rift wins before any mirror is looked at (CAL-5.2.10). `by` is the seat that moves it. */
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
