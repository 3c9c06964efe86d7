/** Hex em português. */
import type { Text } from '../catalogue.ts';
import { drawn } from '../drawn.ts';
import type { Words } from '../words.ts';

const words: Words = {
  goal: ['de cima a baixo', 'da esquerda à direita'],
  turn: (n) => `Lance ${n}`,
  empty: 'vazia',
  needs: (stones) => (stones === 1 ? 'falta 1 pedra' : `faltam ${stones} pedras`),
};

export const text: Text = {
  asks: { place: 'Ponha uma pedra', 'place-or-swap': 'Ponha uma pedra, ou tome a outra' },
  moves: { place: ({ cell }) => `Pôr em ${cell}`, swap: 'Ficar com a pedra do rival' },
  events: {
    placed: ({ seat, cell }, say) => `${say.who(seat)} põe uma pedra em ${cell}.`,
    swapped: ({ seat, from, cell }, say) => `${say.who(seat)} fica com a pedra de ${from}, que passa a ${cell}.`,
  },
  options: {
    size: { name: 'Tamanho', help: 'Casas em cada lado do losango.' },
    swap: { name: 'Troca', help: 'No primeiro lance, o segundo jogador pode ficar com a pedra do primeiro.' },
  },
  reasons: { linked: 'Os dois lados estão ligados.' },
  board: (view, say) => drawn(view, say, words),
  words,
};
