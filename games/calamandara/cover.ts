import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'calamandara',
  seats: { min: 2, max: 4 },
  minutes: { min: 60, max: 120 },
  name: { 'pt-BR': 'Calamandara', en: 'Calamandara' },
  blurb: {
    'pt-BR':
      'Uma corrida abstrata até a Fenda: símbolos abrem e fecham caminhos, lembranças mudam tudo a qualquer momento.',
    en: 'An abstract race to the Rift: symbols open and close paths, memories change everything at any moment.',
  },
};
