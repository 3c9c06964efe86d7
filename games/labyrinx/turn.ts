/** Whose turn it is, for the rules and for the face, which must not load the rules. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from './rules/view.ts';

export function whoseTurn({ phase, active }: View): Seat | null {
  return phase === 'setup' || phase === 'over' ? null : active;
}
