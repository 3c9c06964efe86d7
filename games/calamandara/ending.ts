/** By which rule a journey ended (CAL-7). */
import type { Ending } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/type.ts';

const CLAUSES: { readonly [reason: string]: string } = {
  rift: 'CAL-7.1',
  nearest: 'CAL-7.5',
  'equally-near': 'CAL-7.5',
  'no-progress': 'CAL-7.6',
  stuck: 'CAL-7.7',
};

export function ending({ reason }: Outcome, { round }: View, { words }: Say<Words>): Ending | null {
  const [by, clause] = [words.endings[reason]?.(round), CLAUSES[reason]];
  return by && clause ? { by, clause } : null;
}
