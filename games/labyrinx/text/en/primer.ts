import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Collect five treasures before the others do, in a maze that the fog hides again every turn.',
  goalLine: 'Goal: collect five treasures.',
  turnTitle: 'A turn, three steps',
  turn: {
    expand: { name: 'Expand', text: 'Add a new card to the maze without looking.' },
    act: { name: 'Act', text: 'Up to three actions: peek, move, play or draw a card, push, use your power.' },
    fog: {
      name: 'Fog',
      text: 'Cards with nobody on them close again, unless their challenge is won. Remember what you saw!',
    },
  },
  symbols: {
    'lab-chest': { name: 'Chest', text: 'losing costs nothing' },
    'lab-monster': { name: 'Monster', text: 'losers flee' },
    'lab-trap': { name: 'Trap', text: 'losers are thrown far off' },
    'lab-treasure': { name: 'Treasure', text: 'one for each challenge won; five win' },
    'lab-door': { name: 'Door', text: 'costs one more action' },
    'lab-cross': { name: 'Crossroads', text: 'four ways out' },
    'lab-bend': { name: 'Bend', text: 'two ways out' },
    'lab-dead-end': { name: 'Dead end', text: 'only one way out' },
    'emblem-elora': { name: 'Character', text: 'has a power of their own' },
  },
};
