import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'labyrinx',
  seats: { min: 2, max: 6 },
  minutes: { min: 40, max: 90 },
  name: { 'pt-BR': 'Labyrinx', en: 'Labyrinx' },
  blurb: {
    'pt-BR':
      'Um labirinto coberto de névoa vermelha: explore, lembre-se do que viu e traga cinco tesouros antes dos rivais.',
    en: 'A maze under red fog: explore it, remember what you saw, and own five treasures before your rivals do.',
  },
};
