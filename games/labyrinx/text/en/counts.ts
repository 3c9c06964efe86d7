import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: { treasures: ['Treasure', 'Treasures'], cards: ['card', 'cards'], actions: ['action', 'actions'] },
  features: {
    treasures: { counted: ['Treasure', 'Treasures'] },
    means: ['More within reach: challenges, ways, cards', 'Less within reach: challenges, ways, cards'],
  },
};
