/** How lessons arrange a position. Every component stays in the game, so `flaw` holds. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type Cell, FORWARD, localCell } from '../rules/cells.ts';
import { inFinalZone } from '../rules/lines.ts';
import { type State, travellerOf } from '../rules/state.ts';
import type { SymbolKind } from '../rules/symbols.ts';

/** Footprints of `seat` in one column of its land, row by row. */
export function footprints(state: State, seat: Seat, column: number, rows: readonly number[]): void {
  const traveller = travellerOf(state, seat);
  for (const row of rows) {
    state.board[localCell(traveller.side, column, row) as Cell] = {
      kind: 'footprint',
      way: FORWARD[traveller.side],
      owner: null,
      since: 0,
    };
    traveller.depot.footprint--;
  }
}

/** The token stands in its own land. */
export function stand(state: State, seat: Seat, column: number, row: number): void {
  const traveller = travellerOf(state, seat);
  traveller.token.cell = localCell(traveller.side, column, row) as Cell;
  traveller.inFinalZone = inFinalZone(traveller.token.cell);
}

/** Symbols go from the depot into the reserve, which is empty before. */
export function reserve(state: State, seat: Seat, ...kinds: readonly SymbolKind[]): void {
  const traveller = travellerOf(state, seat);
  for (const kind of traveller.reserve) traveller.depot[kind]++;
  for (const kind of kinds) traveller.depot[kind]--;
  traveller.reserve = [...kinds];
}

/** The first turn begins, and it is `seat`'s: nobody chooses symbols to start with. */
export function begin(state: State, seat: Seat): void {
  state.step = 'begin';
  state.first = seat;
  state.active = seat;
}
