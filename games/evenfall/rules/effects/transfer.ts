/** EVE-2.23: an outer Place moves to the right end of the Inner Circle with all that lies on it. It may always be declined. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { choose } from '../state/choose.ts';
import type { Evenfall } from '../state/evenfall.ts';
import type { Move } from '../state/moves.ts';
import { playerOf, type Spot } from '../state/state.ts';
import { DECLINE } from './pay.ts';
import { fire } from './triggers.ts';

export function* transfer(table: Evenfall, seat: Seat, count: number): Rules {
  const player = playerOf(table.state, seat);
  for (let i = 0; i < count && player.outer.length > 0; i++) {
    const moves: readonly Move[] = player.outer.map(({ place }) => ({ kind: 'transfer', place }));
    const pick = yield* choose(seat, 'transfer', [...moves, DECLINE]);
    if (pick.kind !== 'transfer') return;
    moveInside(player, pick.place);
    table.tell({ kind: 'transferred', seat, place: pick.place });
    yield* fire(table, seat, { on: 'transfer' });
  }
}

export function moveInside(circles: { outer: Spot[]; inner: Spot[] }, place: string): void {
  const at = circles.outer.findIndex((spot) => spot.place === place);
  circles.inner.push(...circles.outer.splice(at, 1));
}
