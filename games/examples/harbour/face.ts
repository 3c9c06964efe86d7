/** What people see of Harbour besides its board. */
import type { Face } from '@tavola/kernel/face/face.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import { cover } from './cover.ts';
import { options } from './rules/options.ts';
import type { Ask, Event, Move } from './rules/rules.ts';
import { whoseTurn } from './rules/turn.ts';
import type { View } from './rules/view.ts';
import type { Words } from './text/words.ts';

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: inLanguages(
    { 'pt-BR': () => import('./text/pt/text.ts'), en: () => import('./text/en/text.ts') },
    ({ text }) => text,
  ),
  clauses: inLanguages(
    { 'pt-BR': () => import('./text/pt/clauses.ts'), en: () => import('./text/en/clauses.ts') },
    ({ clauses }) => clauses,
  ),
  forms: { options: options.fields },
  turns: { whose: whoseTurn },
  log: { cites: ({ kind }) => (kind === 'docked' ? ['HAR-3'] : ['HAR-2.1']) },
  scores: {
    sheet: (view, { words }) => ({ rows: [{ name: words.piers, values: held(view) }] }),
    progress: (view) => held(view).map((piers) => piers / view.piers.length),
  },
};

/** How many piers each seat holds. */
function held({ piers, hands }: View): number[] {
  return hands.map((_, seat) => piers.filter((docked) => docked?.seat === seat).length);
}
