/** Whose turn it is, for the rules and for the face, which must not load the rules. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from './rules/view/view.ts';

export function whoseTurn({ open }: View): Seat | null {
  return open.stage === 'turns' ? open.turn.seat : null;
}
