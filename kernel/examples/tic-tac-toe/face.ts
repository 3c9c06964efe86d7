import type { Face } from '../../face.ts';
import type { Event, Mark, State } from './game.ts';
import { clauses, en, pt } from './text.ts';

export const face: Face<State, Mark, 'mark', Event> = {
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  minutes: { min: 1, max: 2 },
  name: { 'pt-BR': 'Jogo da velha', en: 'Tic-tac-toe' },
  blurb: { 'pt-BR': 'Três em linha.', en: 'Three in a row.' },
  text: { 'pt-BR': async () => pt, en: async () => en },
  clauses: { 'pt-BR': async () => clauses['pt-BR'], en: async () => clauses.en },
  options: {},
};
