import type { Cover } from '@tavola/kernel/face/face.ts';
import { SEATS } from './data/seats.ts';

export const cover: Cover = {
  id: 'root',
  seats: SEATS,
  minutes: { min: 60, max: 120 },
  assistant: true,
  // The first factions of the Law of Root: all of the Marquise's is on her board, nothing is hidden or forced, and with the Eyrie there is just enough reach for two (ROOT-5.2).
  first: [{ faction: 'marquise' }, { faction: 'eyrie' }],
  name: { 'pt-BR': 'Root', en: 'Root' },
  arrangements: [
    {
      id: 'solo',
      name: { 'pt-BR': 'Contra dois autômatos', en: 'Against two automata' },
      seats: ['me', 'automaton', 'automaton'],
    },
  ],
  blurb: {
    'pt-BR':
      'Facções sem nada em comum disputam a floresta: quem governa, quem se revolta, quem lucra, quem perambula.',
    en: 'Factions with nothing in common fight for the woodland: some rule, some revolt, some trade, some wander.',
  },
};
