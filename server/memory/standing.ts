/** Standing orders: what a seat lets the server answer for it in reaction windows (kernel/host/standing.ts). */

import {
  type Company,
  orderAfterAsking,
  orderAfterPick,
  type StandingOrder,
  standingPass,
  USUAL_ORDER,
} from '@tavola/kernel/host/standing.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';

export const USUAL_STANDING = JSON.stringify(USUAL_ORDER);

/** A program asks for itself what concerns it. */
export function standingFor({ kind }: Pick<PersonRow, 'kind'>): string {
  return kind === 'bot' ? JSON.stringify({ ...USUAL_ORDER, ask: 'always' }) : USUAL_STANDING;
}

export function orderOf({ standing_json }: Pick<SeatRow, 'standing_json'>): StandingOrder {
  return JSON.parse(standing_json) as StandingOrder;
}

/** The pass that this seat gave in advance; null when it wants to be asked. */
export function standingOption(table: Table, seats: readonly SeatRow[], seat: SeatRow): string | null {
  return standingPass(table, seat.seat, orderOf(seat), companyOf(seats, seat));
}

export function companyOf(seats: readonly SeatRow[], { person }: SeatRow): Company {
  return { sharesScreen: seats.filter((seat) => seat.person === person).length > 1 };
}

/** What a seat wanted only once is done when it has answered, or has its turn: the orders that change. */
export function ordersAfterPick(
  table: Table,
  seats: readonly SeatRow[],
  picker: Seat,
): { seat: Seat; standing_json: string }[] {
  if (table.game.reactions === undefined) return [];
  return seats.flatMap((row) => {
    if (row.person === null || row.standing_json === USUAL_STANDING) return [];
    const order = orderOf(row);
    const next = (row.seat === picker && orderAfterPick(order)) || orderAfterAsking(table, row.seat, order);
    return next ? [{ seat: row.seat, standing_json: JSON.stringify(next) }] : [];
  });
}
