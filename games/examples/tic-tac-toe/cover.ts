/** What the list of games shows of Tic-tac-toe. */
import type { Cover } from '@tavola/kernel/face/face.ts';

export const cover: Cover = {
  id: 'tic-tac-toe',
  seats: { min: 2, max: 2 },
  minutes: { min: 1, max: 2 },
  name: { 'pt-BR': 'Jogo da velha', en: 'Tic-tac-toe' },
  blurb: { 'pt-BR': 'Três em linha.', en: 'Three in a row.' },
};
