import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    reserve: ['símbolo na reserva', 'símbolos na reserva'],
    depot: ['símbolo do depósito', 'símbolos do depósito'],
    hand: ['carta da mão', 'cartas da mão'],
    kept: ['carta da Reserva Final', 'cartas da Reserva Final'],
  },
  features: {
    steps: ['Faltam mais passos até a Fenda', 'Faltam menos passos até a Fenda'],
    distance: ['O viajante fica mais longe da Fenda', 'O viajante fica mais perto da Fenda'],
    footprints: ['Mais Pegadas prontas na reserva', 'Menos Pegadas prontas na reserva'],
    reserve: ['Mais símbolos na reserva', 'Menos símbolos na reserva'],
    hand: ['Mais cartas na mão', 'Menos cartas na mão'],
  },
  room: { kept: '1 lugar na Reserva Final', reserve: '1 lugar na reserva' },
};
