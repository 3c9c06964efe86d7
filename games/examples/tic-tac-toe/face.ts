import type { Face } from '@tavola/kernel/face/face.ts';
import { cover } from './cover.ts';
import type { Event, Mark, State } from './game.ts';
import { clauses, en, pt } from './text.ts';

export const face: Face<State, Mark, 'mark', Event> = {
  ...cover,
  text: { 'pt-BR': async () => pt, en: async () => en },
  clauses: { 'pt-BR': async () => clauses['pt-BR'], en: async () => clauses.en },
  forms: { options: {} },
};
