/** By which rule a game ended (OATH-10). */
import type { Ending } from '@tavola/kernel/face/face.ts';
import type { Say } from '@tavola/kernel/face/text.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

const CLAUSES: { readonly [reason: string]: string } = {
  usurper: 'OATH-10.1',
  vision: 'OATH-10.2',
  'usurper-and-vision': 'OATH-10.1',
  empire: 'OATH-10.3',
  successor: 'OATH-10.3',
};

export function ending({ reason }: Outcome, { round, oath }: View, { words }: Say<Words>): Ending | null {
  const [by, clause] = [words.endings[reason], CLAUSES[reason]];
  return by && clause ? { by: by({ round, oath: nameOf(words.oaths[oath]) }), clause } : null;
}

/** "Oath of Supremacy" of "Oath of Supremacy: rule the most sites". */
function nameOf(oath: string): string {
  return oath.split(':')[0] ?? oath;
}
