/** What the list of games shows of Evenfall. */
import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'evenfall',
  seats: { min: 2, max: 4 },
  assistant: true,
  minutes: { min: 45, max: 120 },
  name: { 'pt-BR': 'Evenfall', en: 'Evenfall' },
  blurb: {
    'pt-BR': 'Guie um Coven por três noites: descubra Locais de Poder, jogue Rituais e dispute as Regiões em segredo.',
    en: 'Lead a Coven through three nights: discover Places of Power, play Rituals and contest the Regions in secret.',
  },
  arrangements: [
    {
      id: 'solo',
      name: { 'pt-BR': 'Solo contra a Automa', en: 'Solo against the Automa' },
      seats: ['me', 'automaton'],
    },
  ],
};
