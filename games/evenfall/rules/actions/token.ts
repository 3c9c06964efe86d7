/** EVE-2.9: the Coven Token works once per round; then the player's triggers fire, then those of the others in turn order. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { fire } from '../effects/triggers.ts';
import type { Evenfall } from '../state/evenfall.ts';
import { covenBoard, playerOf, turnOrder } from '../state/state.ts';

export function* activateToken(table: Evenfall, seat: Seat): Rules {
  const { state } = table;
  const player = playerOf(state, seat);
  table.tell({ kind: 'token', seat });
  yield* table.resolve(seat, covenBoard(state, seat).token, { source: 'token', spot: null });
  player.tokenActive = false;
  yield* fire(table, seat, { on: 'activateOwnToken' });
  for (const other of turnOrder(state)) if (other !== seat) yield* fire(table, other, { on: 'opponentActivatesToken' });
}
