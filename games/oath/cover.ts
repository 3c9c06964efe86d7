import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'oath',
  seats: { min: 2, max: 6 },
  minutes: { min: 60, max: 180 },
  name: { 'pt-BR': 'Oath', en: 'Oath' },
  assistant: true,
  // An Exile begins with less to look after than the Chancellor.
  firstSeat: 1,
  arrangements: [
    {
      id: 'solo',
      name: { 'pt-BR': 'Sozinho contra o Príncipe Autômato', en: 'Solo against the Clockwork Prince' },
      seats: ['automaton', 'me'],
    },
  ],
  blurb: {
    'pt-BR': 'Um Chanceler guarda o Império, Exilados querem derrubá-lo, e cada partida muda o mundo da próxima.',
    en: 'A Chancellor guards the Empire, Exiles mean to bring it down, and every game changes the world of the next.',
  },
};
