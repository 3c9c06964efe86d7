/** What people see of Hex besides its board. */
import type { Face } from '@tavola/kernel/face/face.ts';
import { inLanguages } from '@tavola/kernel/face/word-files.ts';
import { cover } from './cover.ts';
import { distance } from './rules/grid.ts';
import { options } from './rules/options.ts';
import type { Ask, Event, Move } from './rules/rules.ts';
import { type View, whoseTurn } from './rules/view.ts';
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
  turns: {
    whose: whoseTurn,
    phases: ({ cells }, { words }) => ({
      round: words.turn(cells.filter((owner) => owner !== null).length + 1),
      steps: [],
      now: null,
    }),
  },
  log: { cites: (event) => (event.kind === 'swapped' ? ['HEX-3'] : []) },
  scores: {
    progress: ({ size, cells }) => [0, 1].map((seat) => 1 - Math.min(1, distance(cells, size, seat) / size)),
  },
};
