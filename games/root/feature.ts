/** Why a pick is better, in words: the features that Root's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    vp: { counted: ['PV', 'PVs'] },
    promise: ['Mais PVs a caminho no seu tabuleiro', 'Menos PVs a caminho no seu tabuleiro'],
    ground: ['Mapa mais firme: mais governo, menos ameaças', 'Mapa mais frágil: menos governo, mais ameaças'],
    army: ['Mais guerreiros no mapa', 'Menos guerreiros no mapa'],
    cards: ['Mais cartas na mão', 'Menos cartas na mão'],
  },
  en: {
    vp: { counted: ['VP', 'VP'] },
    promise: ['More VP on the way on your board', 'Fewer VP on the way on your board'],
    ground: ['Firmer on the map: more rule, fewer threats', 'Weaker on the map: less rule, more threats'],
    army: ['More warriors on the map', 'Fewer warriors on the map'],
    cards: ['More cards in hand', 'Fewer cards in hand'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
