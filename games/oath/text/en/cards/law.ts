/** Banners and the powers of the Reliquary. */
import type { CardTexts } from '../../cards.ts';

export const law: CardTexts = {
  'peoples-favor': {
    name: "People's Favor",
    text: 'In your Wake put 1 favor on it or move 1 from it to the emptiest bank, on the Mob side twice. When you play to a site you may first discard a denizen at any site of your region, and play to any of them.',
  },
  'darkest-secret': {
    name: 'Darkest Secret',
    text: 'You search the world deck for 2 Supply. Others recover it only if a card at your site matches none of your advisers.',
  },
  brutal: {
    name: 'Brutal',
    text: 'When you attack, the defeated side, even yours, kills its whole force.',
  },
  decadent: {
    name: 'Decadent',
    text: 'You travel to the Cradle from elsewhere for no Supply; travelling to the Hinterland costs you 1 more.',
  },
  careless: {
    name: 'Careless',
    text: 'When trading you gain 1 more favor, even in a trade for secrets, and then 1 secret less.',
    rulings: ['The favor comes from the bank of the card you trade with.'],
  },
  greedy: {
    name: 'Greedy',
    text: 'You draw 2 more cards, and cannot search for more than 2 Supply.',
  },
};
