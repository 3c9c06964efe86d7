/** What the signs mean. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  discard: {
    name: 'Descartes',
    text: 'Cartas gastas; a de cima está à vista. Quando as compras acabam, elas são embaralhadas.',
  },
  'lab-door': { name: 'Porta', text: 'Passar por uma porta custa 2 ações em vez de 1.' },
  'lab-chest': {
    name: 'Baú',
    text: 'Desafio: role o dado e iguale o nível com a sua habilidade e cartas da mão. Vencer dá um tesouro; falhar não custa nada.',
  },
  'lab-monster': {
    name: 'Monstro',
    text: 'Desafio: vencer dá um tesouro; falhar custa um, e o jogador à esquerda conduz a sua fuga.',
  },
  'lab-trap': {
    name: 'Armadilha',
    text: 'Desafio: vencer dá um tesouro; falhar custa um, e o jogador à esquerda manda você para longe.',
  },
  'lab-treasure': {
    name: 'Tesouro',
    text: 'Cinco tesouros vencem; com a volta ao Salão combinada, é preciso trazê-los até lá.',
  },
  hand: { name: 'Cartas na mão', text: 'Servem de caminho e de força nos desafios: cada uma descartada soma 1.' },
  stack: { name: 'Pilha de compras', text: 'Cartas de caminho por comprar.' },
  close: { name: 'Fora do jogo', text: 'Cartas que não voltam mais.' },
  eye: { name: 'Já vista', text: 'Você espiou esta carta fechada.' },
};
