/** "Why can't I?": the clause that rules a move out, found by running the rules once more up to this question. */
import type { Move, Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import type { Table } from '../table/table.ts';
import { aheadOf } from './preview.ts';

/** A move that was considered at a question and is not allowed, with the clause that rules it out. */
export type RefusedOption = { readonly id: string; readonly move: Move; readonly clause: string };

/** Every candidate that was considered and ruled out at the question `seat` has now, or after these picks of a gesture. */
export function refusedOptions(table: Table, seat: Seat, after: readonly string[] = []): readonly RefusedOption[] {
  const fork = after.length > 0 ? aheadOf(table, seat, after) : table.fork({ chance: realDice, collecting: true });
  const refused = fork.question(seat)?.refused ?? new Map();
  return [...refused].map(([id, { move, clause }]) => ({ id, move, clause }));
}

/** The clause that rules `option` out, or null when it is allowed or no move at all. */
export function whyNot(table: Table, seat: Seat, option: string): string | null {
  return refusedOptions(table, seat).find(({ id }) => id === option)?.clause ?? null;
}
