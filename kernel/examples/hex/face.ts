/** What people see of Hex besides its board. */
import type { Face } from '../../face.ts';
import { cover } from './cover.ts';
import { distance } from './grid.ts';
import { options } from './options.ts';
import type { Ask, Event, Move } from './rules.ts';
import type { Words } from './text/words.ts';
import type { View } from './view.ts';

export const face: Face<View, Move, Ask, Event, Words> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clauses),
    en: () => import('./text/clauses.en.ts').then((it) => it.clauses),
  },
  options: options.fields,
  turn: ({ turn }) => turn,
  phases: ({ cells }, { words }) => ({
    round: words.turn(cells.filter((owner) => owner !== null).length + 1),
    steps: [],
    now: null,
  }),
  cites: (event) => (event.kind === 'swapped' ? ['HEX-3'] : []),
  progress: ({ size, cells }) => [0, 1].map((seat) => 1 - Math.min(1, distance(cells, size, seat) / size)),
};
