/** What people see of Labyrinx besides its board. */
import type { Face } from '@tavola/kernel/face.ts';
import { cites, heading, phases, progress, scoreSheet } from './board/table.ts';
import { cover } from './cover.ts';
import { options } from './options.ts';
import type { Event } from './rules/events.ts';
import type { Ask, Move } from './rules/moves.ts';
import type { View } from './view.ts';

export const face: Face<View, Move, Ask, Event> = {
  ...cover,
  text: {
    'pt-BR': () => import('./text/pt.ts').then((it) => it.pt),
    en: () => import('./text/en.ts').then((it) => it.en),
  },
  clauses: {
    'pt-BR': () => import('./text/clauses.pt.ts').then((it) => it.clausesPt),
    en: () => import('./text/clauses.en.ts').then((it) => it.clausesEn),
  },
  options: options.fields,
  phases,
  heading,
  cites,
  scoreSheet,
  progress,
};
