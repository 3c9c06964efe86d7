/** The Visions and the Conspiracy. */
import type { CardTexts } from '../../cards.ts';

export const visions: CardTexts = {
  'vision-of-conquest': {
    name: 'Vision of Conquest',
    text: 'Wake: you win if you rule the most sites and at least 3 Visions have been drawn.',
  },
  'vision-of-rebellion': {
    name: 'Vision of Rebellion',
    text: "Wake: you win if you hold the People's Favor and at least 3 Visions have been drawn.",
  },
  'vision-of-sanctuary': {
    name: 'Vision of Sanctuary',
    text: 'Wake: you win if you hold the most relics and banners and at least 3 Visions have been drawn.',
  },
  'vision-of-faith': {
    name: 'Vision of Faith',
    text: 'Wake: you win if you hold the Darkest Secret and at least 3 Visions have been drawn.',
  },
  conspiracy: {
    name: 'Conspiracy',
    text: 'When played: you may burn 1 secret to take one relic (even the Grand Scepter) or banner from a player at your site, if at least two of your advisers match the suit of any of theirs. A banner so taken burns 2. The card returns to the box.',
  },
};
