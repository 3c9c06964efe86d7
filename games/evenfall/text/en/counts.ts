import type { Counts } from '../counts.ts';

export const counts: Counts = {
  nouns: {
    herb: ['Herb', 'Herbs'],
    elixir: ['Elixir', 'Elixirs'],
    knowledge: ['Knowledge', 'Knowledge'],
    mana: ['Mana', 'Mana'],
    vp: ['VP', 'VP'],
    witches: ['Witch in reserve', 'Witches in reserve'],
    elders: ['Elder in reserve', 'Elders in reserve'],
    cards: ['card', 'cards'],
  },
  features: {
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
