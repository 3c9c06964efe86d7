/** "Why can't I?": the clause that rules a move out, found by running the rules once more up to this question. */
import type { Seat } from './ask.ts';
import { realDice } from './chance.ts';
import type { Table } from './table.ts';

/** Move id -> clause, for every candidate that was considered and ruled out at the question `seat` has now. */
export function refusedMoves(table: Table, seat: Seat): ReadonlyMap<string, string> {
  const fork = table.fork({ chance: realDice, collecting: true });
  return fork.question(seat)?.refused ?? new Map();
}

/** The clause that rules `option` out, or null when it is allowed or no move at all. */
export function whyNot(table: Table, seat: Seat, option: string): string | null {
  return refusedMoves(table, seat).get(option) ?? null;
}
