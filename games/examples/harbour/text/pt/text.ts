/** Português. */

import { who } from '@tavola/games/text/pt.ts';
import { asked } from '@tavola/kernel/face/text.ts';
import { boardLines, type Text } from '../catalogue.ts';
import type { Words } from '../words.ts';

const words: Words = {
  piers: 'Cais',
  pier: (pier) => `Cais ${pier + 1}`,
  empty: 'vazio',
  ship: (ship) => `navio ${ship}`,
  hand: 'Seus navios',
  deck: (ships) => `Navios no baralho: ${ships}`,
  inHand: (ships) => `Navios na mão: ${ships}`,
  discard: 'Descartar',
};

export const text: Text = {
  asks: {
    draw: 'Que navio foi comprado?',
    turn: ({ left }) =>
      asked('Atraque ou descarte um navio', `Atraque ou descarte um navio. Navios no baralho: ${left}`),
  },
  moves: {
    dock: ({ ship, pier }) => `Atracar o navio ${ship} no cais ${pier + 1}`,
    discard: ({ ship }) => `Descartar o navio ${ship}`,
  },
  events: {
    docked: ({ seat, ship, pier }, say) => `${who(seat, say)} atraca o navio ${ship} no cais ${pier + 1}.`,
    discarded: ({ seat, ship }, say) => `${who(seat, say)} descarta o navio ${ship}.`,
    drew: ({ seat, ship }, say) => `${who(seat, say)} compra ${ship === undefined ? 'um navio' : `o navio ${ship}`}.`,
  },
  options: { piers: { name: 'Cais', help: 'Quantos cais há no jogo.' } },
  reasons: { 'most-piers': 'Todos os navios foram jogados: vence quem tem mais cais.' },
  board: boardLines,
  words,
};
