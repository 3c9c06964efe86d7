/** What people see of Calamandara besides its board. */
import type { Face } from '@tavola/kernel/face.ts';
import { cites, heading, phases, progress, scoreSheet } from './board/table.ts';
import { cover } from './cover.ts';
import { options } from './options.ts';
import { reactions } from './reactions.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import type { View } from './view.ts';

export const face: Face<View, Move, Ask, Event> = {
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
  reactions,
  phases,
  heading,
  cites,
  scoreSheet,
  progress,
};
