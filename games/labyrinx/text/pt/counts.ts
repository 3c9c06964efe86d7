import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: { treasures: ['Tesouro', 'Tesouros'], cards: ['carta', 'cartas'], actions: ['ação', 'ações'] },
  features: {
    treasures: { counted: ['Tesouro', 'Tesouros'] },
    means: ['Mais ao alcance: desafios, saídas, cartas', 'Menos ao alcance: desafios, saídas, cartas'],
  },
};
