/** The runaway guard: between two decisions of people rules may take only this many steps (chance, events, single options). */
import { TableError } from './errors.ts';

export const MOST_QUIET_STEPS = 20_000;
let steps = 0;

/** One step that asks nobody. Too many in a row mean that a rule never ends. */
export function quietStep(): void {
  if (++steps > MOST_QUIET_STEPS) {
    steps = 0;
    throw new TableError('RUNAWAY', { steps: MOST_QUIET_STEPS });
  }
}

/** Somebody was asked, or a table goes on: counting starts again, or from where that table stood. */
export function resetPace(from = 0): void {
  steps = from;
}

/** How many steps were taken since. */
export function paceNow(): number {
  return steps;
}
