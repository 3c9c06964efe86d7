/** What the list of games shows of Harbour. */
import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'harbour',
  seats: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  name: { 'pt-BR': 'Harbour', en: 'Harbour' },
  blurb: {
    'pt-BR': 'Atraque navios cada vez maiores e fique com a maior parte dos cais.',
    en: 'Dock bigger and bigger ships, and hold the most piers in the end.',
  },
};
