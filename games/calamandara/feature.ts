/** Why a pick is better, in words: the features that Calamandara's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    steps: ['Faltam mais passos até a Fenda', 'Faltam menos passos até a Fenda'],
    distance: ['O viajante fica mais longe da Fenda', 'O viajante fica mais perto da Fenda'],
    footprints: ['Mais Pegadas prontas na reserva', 'Menos Pegadas prontas na reserva'],
    reserve: ['Mais símbolos na reserva', 'Menos símbolos na reserva'],
    hand: ['Mais cartas na mão', 'Menos cartas na mão'],
  },
  en: {
    steps: ['More steps left to the Rift', 'Fewer steps left to the Rift'],
    distance: ['The traveller is further from the Rift', 'The traveller is nearer to the Rift'],
    footprints: ['More Footprints ready in the reserve', 'Fewer Footprints ready in the reserve'],
    reserve: ['More symbols in the reserve', 'Fewer symbols in the reserve'],
    hand: ['More cards in hand', 'Fewer cards in hand'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
