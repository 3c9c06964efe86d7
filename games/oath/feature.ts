/** Why a pick is better, in words: the features that Oath's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    keeper: ['O título de Guardião fica mais seguro', 'O título de Guardião fica em perigo'],
    keeperLate: ['O título decide perto do fim', 'O título corre perigo perto do fim'],
    usurper: ['Mais perto de vencer como Usurpador', 'Mais longe de vencer como Usurpador'],
    near: ['Mais perto da meta do juramento', 'Mais longe da meta do juramento'],
    nearLate: ['A meta do juramento fica ao alcance do fim', 'A meta do juramento foge perto do fim'],
    vision: ['Mais perto de cumprir a sua Visão', 'Mais longe de cumprir a sua Visão'],
    seer: ['A Visão na mão ganha força', 'A Visão na mão perde força'],
    heir: ['Mais perto de suceder ao Chanceler', 'Mais longe de suceder ao Chanceler'],
    heirLate: ['Sucessão mais perto no fim', 'Sucessão mais longe no fim'],
    sites: ['Mais locais governados', 'Menos locais governados'],
    treasures: ['Mais relíquias e estandartes', 'Menos relíquias e estandartes'],
    warbands: ['Mais bandos no tabuleiro', 'Menos bandos no tabuleiro'],
    garrisons: ['Mais bandos no mapa', 'Menos bandos no mapa'],
    favor: ['Mais favor', 'Menos favor'],
    secrets: ['Mais segredos', 'Menos segredos'],
    supply: ['Sobra mais suprimento', 'Sobra menos suprimento'],
    advisers: ['Mais conselheiros', 'Menos conselheiros'],
  },
  en: {
    keeper: ['The Oathkeeper title is safer', 'The Oathkeeper title is in danger'],
    keeperLate: ['The title counts near the end', 'The title is in danger near the end'],
    usurper: ['Nearer to winning as Usurper', 'Further from winning as Usurper'],
    near: ["Nearer to the oath's goal", "Further from the oath's goal"],
    nearLate: ["The oath's goal comes within reach of the end", "The oath's goal slips away near the end"],
    vision: ['Nearer to fulfilling your Vision', 'Further from fulfilling your Vision'],
    seer: ['The Vision you hold gets stronger', 'The Vision you hold gets weaker'],
    heir: ['Nearer to succeeding the Chancellor', 'Further from succeeding the Chancellor'],
    heirLate: ['Succession nearer at the end', 'Succession further away at the end'],
    sites: ['More sites ruled', 'Fewer sites ruled'],
    treasures: ['More relics and banners', 'Fewer relics and banners'],
    warbands: ['More warbands on the board', 'Fewer warbands on the board'],
    garrisons: ['More warbands on the map', 'Fewer warbands on the map'],
    favor: ['More favor', 'Less favor'],
    secrets: ['More secrets', 'Fewer secrets'],
    supply: ['More supply left', 'Less supply left'],
    advisers: ['More advisers', 'Fewer advisers'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
