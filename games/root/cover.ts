import type { Cover } from '@tavola/kernel/face.ts';

export const cover: Cover = {
  id: 'root',
  seats: { min: 2, max: 6 },
  minutes: { min: 60, max: 120 },
  assistant: true,
  name: { 'pt-BR': 'Root', en: 'Root' },
  blurb: {
    'pt-BR':
      'Facções sem nada em comum disputam a floresta: quem governa, quem se revolta, quem lucra, quem perambula.',
    en: 'Factions with nothing in common fight for the woodland: some rule, some revolt, some trade, some wander.',
  },
};
