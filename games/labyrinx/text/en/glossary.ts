/** What the signs mean. */
import type { GlossaryText } from '../glossary.ts';

export const glossary: GlossaryText = {
  discard: {
    name: 'Discards',
    text: 'Spent cards; the top one is open. When the draw pile is empty they are shuffled.',
  },
  'lab-door': { name: 'Door', text: 'Going through a door costs 2 actions instead of 1.' },
  'lab-chest': {
    name: 'Chest',
    text: 'A challenge: roll the die and match its level with your skill and cards from your hand. Winning brings a treasure; failing costs nothing.',
  },
  'lab-monster': {
    name: 'Monster',
    text: 'A challenge: winning brings a treasure; failing costs one, and the player on the left leads your flight.',
  },
  'lab-trap': {
    name: 'Trap',
    text: 'A challenge: winning brings a treasure; failing costs one, and the player on the left sends you far away.',
  },
  'lab-treasure': {
    name: 'Treasure',
    text: 'Five treasures win; where the way back to the hall was agreed on, they must be brought there.',
  },
  hand: { name: 'Cards in hand', text: 'They are paths, and strength in challenges: each one discarded adds 1.' },
  stack: { name: 'Draw pile', text: 'Path cards to be drawn.' },
  close: { name: 'Out of the game', text: 'Cards that do not come back.' },
  eye: { name: 'Seen', text: 'You peeked at this closed card.' },
};
