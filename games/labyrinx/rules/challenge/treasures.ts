/** LAB-7.1: treasures are gained and lost in the open. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { checkTreasures } from '../maze/end.ts';
import { type Cell, nameOf } from '../state/grid.ts';
import { cardAt, gridOfState, type Labyrinx, playerOf } from '../state/state.ts';

/** LAB-5.4: the challenge is over for good, and pays the treasure that lies on it or one of the pile. */
export function resolve(table: Labyrinx, seat: Seat, cell: Cell): void {
  const card = cardAt(table.state, cell);
  card.resolved = true;
  if (card.treasure) {
    card.treasure = false;
    table.state.pile++;
  }
  gainTreasure(table, seat);
}

/** LAB-7.1; LAB-5.11: the pile does not limit it. */
export function gainTreasure({ state }: Labyrinx, seat: Seat): void {
  state.pile--;
  playerOf(state, seat).treasures++;
  checkTreasures(state, seat);
}

/** LAB-5.5, LAB-5.8: one for each failure, never below zero. */
export function loseTreasure(table: Labyrinx, seat: Seat): void {
  const player = playerOf(table.state, seat);
  if (player.treasures === 0) return;
  player.treasures--;
  table.state.pile++;
  table.tell({ kind: 'treasure-lost', seat });
}

/** LAB-5.10: a chest that was failed or passed by gets a treasure, one at most, and stays open. */
export function leaveTreasure(table: Labyrinx, seat: Seat, cell: Cell): void {
  const { state } = table;
  const card = cardAt(state, cell);
  if (card.treasure) return;
  card.treasure = true;
  state.pile--;
  table.tell({ kind: 'treasure-left', seat, cell: nameOf(gridOfState(state), cell) });
}
