/** Why a pick is better, in words: the features that Oath's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    keeper: ['O título de Guardião fica mais seguro', 'O título de Guardião fica em perigo'],
    keeperLate: ['Com o fim perto, o título fica mais seguro', 'Com o fim perto, o título fica em perigo'],
    usurper: ['Mais perto de vencer como Usurpador', 'Mais longe de vencer como Usurpador'],
    near: ['Mais perto do objetivo do juramento', 'Mais longe do objetivo do juramento'],
    nearLate: [
      'Com o fim perto, o objetivo do juramento se aproxima',
      'Com o fim perto, o objetivo do juramento se afasta',
    ],
    vision: ['Mais perto de cumprir a sua Visão', 'Mais longe de cumprir a sua Visão'],
    seer: ['A Visão que você guarda ganha força', 'A Visão que você guarda perde força'],
    heir: ['Mais perto de suceder ao Chanceler', 'Mais longe de suceder ao Chanceler'],
    heirLate: ['Com o fim perto, a sucessão se aproxima', 'Com o fim perto, a sucessão se afasta'],
    sites: ['Mais locais controlados', 'Menos locais controlados'],
    treasures: ['Mais relíquias e estandartes', 'Menos relíquias e estandartes'],
    warbands: ['Mais tropas no tabuleiro', 'Menos tropas no tabuleiro'],
    garrisons: ['Mais tropas no mapa', 'Menos tropas no mapa'],
    favor: ['Mais influência', 'Menos influência'],
    secrets: ['Mais segredos', 'Menos segredos'],
    supply: ['Sobra mais Suprimento', 'Sobra menos Suprimento'],
    advisers: ['Mais conselheiros', 'Menos conselheiros'],
  },
  en: {
    keeper: ['The Oathkeeper title is safer', 'The Oathkeeper title is in danger'],
    keeperLate: ['With the end near the title is safer', 'With the end near the title is in danger'],
    usurper: ['Nearer to winning as Usurper', 'Further from winning as Usurper'],
    near: ["Nearer to the oath's goal", "Further from the oath's goal"],
    nearLate: ["With the end near the oath's goal comes closer", "With the end near the oath's goal slips away"],
    vision: ['Nearer to fulfilling your Vision', 'Further from fulfilling your Vision'],
    seer: ['The Vision you hold gets stronger', 'The Vision you hold gets weaker'],
    heir: ['Nearer to succeeding the Chancellor', 'Further from succeeding the Chancellor'],
    heirLate: ['With the end near succession comes closer', 'With the end near succession slips away'],
    sites: ['More sites ruled', 'Fewer sites ruled'],
    treasures: ['More relics and banners', 'Fewer relics and banners'],
    warbands: ['More warbands on the board', 'Fewer warbands on the board'],
    garrisons: ['More warbands on the map', 'Fewer warbands on the map'],
    favor: ['More favor', 'Less favor'],
    secrets: ['More secrets', 'Fewer secrets'],
    supply: ['More Supply left', 'Less Supply left'],
    advisers: ['More advisers', 'Fewer advisers'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
