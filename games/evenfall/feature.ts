/** Why a pick is better, in words: the features that Evenfall's evaluation counts. */
import { type FeatureWords, featureText } from '@tavola/games/text/features.ts';
import type { Say } from '@tavola/kernel/text.ts';

const words: FeatureWords = {
  'pt-BR': {
    vp: { counted: ['PV', 'PVs'] },
    resources: ['Mais recursos', 'Menos recursos'],
    fewest: ['Recursos mais equilibrados', 'Recursos menos equilibrados'],
    cards: ['Mais cartas na mão', 'Menos cartas na mão'],
    cardVp: ['Cartas mais valiosas na mão', 'Cartas menos valiosas na mão'],
    mana: ['Mais Mana', 'Menos Mana'],
    witches: ['Mais Bruxas livres', 'Menos Bruxas livres'],
    elders: ['Mais Anciões livres', 'Menos Anciões livres'],
    harvest: ['Colheita maior', 'Colheita menor'],
    placeVp: ['Locais que valem mais', 'Locais que valem menos'],
    ritualVp: ['Rituais que valem mais', 'Rituais que valem menos'],
    stoneVp: ['As Pedras de Poder rendem mais', 'As Pedras de Poder rendem menos'],
    reactions: ['Mais Rituais que reagem', 'Menos Rituais que reagem'],
    specialists: ['Mais Especialistas', 'Menos Especialistas'],
    council: ['Mais gente no Conselho', 'Menos gente no Conselho'],
    track: ['Mais longe na trilha', 'Menos longe na trilha'],
    stones: ['Mais Pedras de Poder', 'Menos Pedras de Poder'],
    presence: ['Mais presença nas Regiões', 'Menos presença nas Regiões'],
  },
  en: {
    vp: { counted: ['VP', 'VP'] },
    resources: ['More resources', 'Fewer resources'],
    fewest: ['Resources better balanced', 'Resources less balanced'],
    cards: ['More cards in hand', 'Fewer cards in hand'],
    cardVp: ['More valuable cards in hand', 'Less valuable cards in hand'],
    mana: ['More Mana', 'Less Mana'],
    witches: ['More Witches free', 'Fewer Witches free'],
    elders: ['More Elders free', 'Fewer Elders free'],
    harvest: ['A richer harvest', 'A poorer harvest'],
    placeVp: ['Places worth more', 'Places worth less'],
    ritualVp: ['Rituals worth more', 'Rituals worth less'],
    stoneVp: ['Powerstones bring more', 'Powerstones bring less'],
    reactions: ['More Rituals that react', 'Fewer Rituals that react'],
    specialists: ['More Specialists', 'Fewer Specialists'],
    council: ['More people in the Council', 'Fewer people in the Council'],
    track: ['Further on the track', 'Less far on the track'],
    stones: ['More Powerstones', 'Fewer Powerstones'],
    presence: ['More presence in the Regions', 'Less presence in the Regions'],
  },
};

export function feature(name: string, change: number, { language }: Say): string | null {
  return featureText(words, language, name, change);
}
