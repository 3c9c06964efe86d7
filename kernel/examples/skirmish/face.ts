import type { Face } from '../../face.ts';
import type { Act, Event } from './rules.ts';
import { clauses, en, pt } from './text.ts';
import type { View } from './view.ts';

export const face: Face<View, Act, 'draw' | 'act', Event> = {
  id: 'skirmish',
  seats: { min: 2, max: 2 },
  minutes: { min: 5, max: 10 },
  name: { 'pt-BR': 'Escaramuça', en: 'Skirmish' },
  blurb: { 'pt-BR': 'Um duelo de cartas com mãos ocultas.', en: 'A card duel with hidden hands.' },
  text: { 'pt-BR': async () => pt, en: async () => en },
  clauses: { 'pt-BR': async () => clauses['pt-BR'], en: async () => clauses.en },
  options: {},
};
