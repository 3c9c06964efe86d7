/** Several picks of one touch (docs/flow.md): the log has them one by one, and undo takes them back together. */
import { kindOf, moveId, type Seat } from '../rules/ask.ts';
import type { Table } from '../table/table.ts';

/** One pick of a gesture, and the kind of question that it answers. */
export type Step = { readonly ask: string; readonly option: string };

/** A longer list of picks is refused by every host. */
export const MOST_STEPS = 16;

/** Goes on with a gesture as long as the rules ask what was foreseen, and stops where they ask something else. */
export function takeSteps(table: Table, seat: Seat, steps: readonly Step[], take: (option: string) => void): void {
  for (const { ask, option } of steps.slice(0, MOST_STEPS)) {
    const question = table.isPaused ? null : table.question(seat);
    if (!question || kindOf(question.ask) !== ask) return;
    if (!question.options.some((move) => moveId(move) === option)) return;
    take(option);
  }
}
