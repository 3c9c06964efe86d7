import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Seja o primeiro a chegar a 30 pontos de vitória (PV). Cada facção pontua de um jeito só dela.',
  goalLine: 'Objetivo: 30 PV, cada facção do seu jeito.',
  turnTitle: 'Um turno, três fases',
  turn: {
    birdsong: {
      name: 'Amanhecer',
      text: 'A sua facção desperta: madeira aparece, decretos crescem, revoltas estouram.',
    },
    daylight: { name: 'Dia', text: 'O grosso do turno: criar cartas, mover, batalhar, recrutar e construir.' },
    evening: {
      name: 'Anoitecer',
      text: 'Compre cartas e descarte até ficar com cinco; algumas facções pontuam agora.',
    },
  },
  symbols: {
    fox: { name: 'Raposa', text: 'um dos três naipes das clareiras' },
    rabbit: { name: 'Coelho', text: 'outro naipe' },
    mouse: { name: 'Rato', text: 'o terceiro' },
    bird: { name: 'Pássaro', text: 'vale por qualquer naipe' },
    'rw-marquise': { name: 'Guerreiro', text: 'quem tem mais governa' },
    sawmill: { name: 'Construção', text: 'ajuda a governar; vale 1 PV a quem a remove' },
    sympathy: { name: 'Marcador', text: 'não governa; vale 1 PV a quem o remove' },
    'item-hammer': { name: 'Item', text: 'criado com uma carta, dá PV' },
    'die-12': { name: 'Dados', text: 'o maior dá os danos do atacante' },
  },
};
