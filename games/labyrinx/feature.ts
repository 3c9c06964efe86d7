/** Why a pick is better, in words: the features that Labyrinx's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    treasures: { counted: ['Tesouro', 'Tesouros'] },
    means: ['Mais ao alcance: desafios, saídas, cartas', 'Menos ao alcance: desafios, saídas, cartas'],
  },
  en: {
    treasures: { counted: ['Treasure', 'Treasures'] },
    means: ['More within reach: challenges, ways, cards', 'Less within reach: challenges, ways, cards'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
