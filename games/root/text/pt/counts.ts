import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    vp: ['PV', 'PV'],
    cards: ['carta da mão', 'cartas da mão'],
    warriors: ['guerreiro no mapa', 'guerreiros no mapa'],
    items: ['item', 'itens'],
  },
  features: {
    vp: { counted: ['PV', 'PV'] },
    promise: ['Mais PV a caminho no seu tabuleiro', 'Menos PV a caminho no seu tabuleiro'],
    ground: [
      'Mais força no mapa: mais clareiras suas, menos ameaças',
      'Menos força no mapa: menos clareiras suas, mais ameaças',
    ],
    army: ['Mais guerreiros no mapa', 'Menos guerreiros no mapa'],
    cards: ['Mais cartas na mão', 'Menos cartas na mão'],
  },
  rules: (ruler, clearing, { who, me }) => {
    if (ruler < 0) return `ninguém governa a ${clearing}`;
    return ruler === me ? `você governa a ${clearing}` : `${who(ruler)} governa a ${clearing}`;
  },
};
