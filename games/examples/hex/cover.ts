/** What the list of games shows of Hex. */
import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'hex',
  seats: { min: 2, max: 2 },
  minutes: { min: 5, max: 20 },
  name: { 'pt-BR': 'Hex', en: 'Hex' },
  blurb: {
    'pt-BR': 'Ligue os seus dois lados do losango antes que o rival ligue os dele.',
    en: 'Link your two sides of the diamond before your rival links theirs.',
  },
};
