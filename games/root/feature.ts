/** Why a pick is better, in words: the features that Root's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    vp: { counted: ['PV', 'PVs'] },
    promise: ['Mais PVs a caminho no seu tabuleiro', 'Menos PVs a caminho no seu tabuleiro'],
    ground: [
      'Mais força no mapa: mais clareiras suas, menos ameaças',
      'Menos força no mapa: menos clareiras suas, mais ameaças',
    ],
    army: ['Mais guerreiros no mapa', 'Menos guerreiros no mapa'],
    cards: ['Mais cartas na mão', 'Menos cartas na mão'],
  },
  en: {
    vp: { counted: ['VP', 'VP'] },
    promise: ['More VP on the way on your board', 'Fewer VP on the way on your board'],
    ground: [
      'Stronger on the map: more clearings ruled, fewer threats',
      'Weaker on the map: fewer clearings ruled, more threats',
    ],
    army: ['More warriors on the map', 'Fewer warriors on the map'],
    cards: ['More cards in hand', 'Fewer cards in hand'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
