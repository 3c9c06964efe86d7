/** The edifices, intact and ruined. */
import type { CardTexts } from '../../cards.ts';

export const edifices: CardTexts = {
  'sprawling-rampart': {
    name: 'Sprawling Rampart',
    text: 'Each site ruled by the ruler of this card adds 1 more defense die when targeted.',
  },
  'bandit-rampart': {
    name: 'Bandit Rampart',
    text: '-2 attack dice if this site is a target (defender plan, no cost: bandits use it).',
  },
  'hall-of-debate': {
    name: 'Hall of Debate',
    text: "Nobody can target the People's Favor in a campaign.",
  },
  'hall-of-mockery': {
    name: 'Hall of Mockery',
    text: "Whoever recovers the People's Favor gets it with the Mob side up.",
  },
  'forest-temple': {
    name: 'Forest Temple',
    text: 'In the Chronicle, sites holding any Beast card are not discarded.',
    rulings: [
      'Works in the very Chronicle in which it is built; it does not stop an unruled edifice from becoming a ruin.',
    ],
  },
  'ruined-temple': {
    name: 'Ruined Temple',
    text: "Enemies of this card's ruler cannot play Beast cards faceup.",
  },
  'festival-district': {
    name: 'Festival District',
    text: 'Action: with one other player, agree on a binding swap of favor, secrets and advisers.',
    asks: { partner: 'With whom do you negotiate?' },
  },
  'squalid-district': {
    name: 'Squalid District',
    text: "Whenever the end die is rolled, this card's ruler may add or subtract 1 after the roll (a raised 6 still ends the game). Citizens cannot use it.",
    asks: { change: 'Change the end die?' },
  },
  'great-spire': {
    name: 'Great Spire',
    text: 'You may swap any number of drawn denizens for random cards of the Dispossessed.',
    rulings: [
      'With the Truthful Harp reveal the cards drawn and the one kept, not the swapped cards you do not keep.',
      'At most as many as lie in the Dispossessed; replacements come only from cards that were there before.',
    ],
    asks: { card: 'Which drawn card do you swap?' },
  },
  'fallen-spire': {
    name: 'Fallen Spire',
    text: "Action: name a number from 0 to 5 unseen; that many denizens (passing over Visions) leave the top of your region's discard pile for the Dispossessed and as many random cards from there take their places.",
    rulings: ['At most as many as lie in the Dispossessed; replacements come only from cards that were there before.'],
    asks: { cards: 'How many cards are swapped?' },
  },
  'ancient-forge': {
    name: 'Ancient Forge',
    text: 'Action: look at the top relic of the deck: keep it, or bury it under the deck.',
    asks: { keep: 'Keep this relic, or bury it?' },
  },
  'broken-forge': {
    name: 'Broken Forge',
    text: 'Action: flip this card to its intact side.',
  },
};
