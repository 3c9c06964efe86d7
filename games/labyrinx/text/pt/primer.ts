import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Junte cinco tesouros antes dos outros, num labirinto que a névoa esconde a cada turno.',
  goalLine: 'Objetivo: juntar cinco tesouros.',
  turnTitle: 'Um turno, três passos',
  turn: {
    expand: { name: 'Expandir', text: 'Ponha uma carta nova no labirinto, sem olhar.' },
    act: { name: 'Agir', text: 'Até três ações: espiar, mover, jogar ou comprar carta, empurrar, usar o poder.' },
    fog: { name: 'Névoa', text: 'Cartas sem ninguém se fecham outra vez, menos desafios vencidos. Lembre o que viu!' },
  },
  symbols: {
    'lab-chest': { name: 'Baú', text: 'perder não custa nada' },
    'lab-monster': { name: 'Monstro', text: 'quem perde foge' },
    'lab-trap': { name: 'Armadilha', text: 'quem perde é lançado longe' },
    'lab-treasure': { name: 'Tesouro', text: 'um por desafio vencido; com cinco você vence' },
    'lab-door': { name: 'Porta', text: 'custa uma ação a mais' },
    'lab-cross': { name: 'Encruzilhada', text: 'quatro saídas' },
    'lab-bend': { name: 'Curva', text: 'duas saídas' },
    'lab-dead-end': { name: 'Beco', text: 'uma saída só' },
    'emblem-elora': { name: 'Personagem', text: 'tem um poder próprio' },
  },
};
