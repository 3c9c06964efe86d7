/** Whose turn it is, for the rules and for the face, which must not load the rules. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from './rules/view.ts';

export function whoseTurn({ phase, turn }: View): Seat | null {
  return phase === 'action' ? turn : null;
}
