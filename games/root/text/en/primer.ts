import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Be the first to reach 30 victory points (VP). Every faction scores in a way of its own.',
  goalLine: 'Goal: 30 VP, each faction in its own way.',
  turnTitle: 'A turn, three phases',
  turn: {
    birdsong: { name: 'Birdsong', text: 'Your faction wakes: wood appears, decrees grow, revolts break out.' },
    daylight: { name: 'Daylight', text: 'The bulk of the turn: craft cards, move, battle, recruit and build.' },
    evening: { name: 'Evening', text: 'Draw cards and discard down to five; some factions score now.' },
  },
  symbols: {
    fox: { name: 'Fox', text: 'one of the three suits of clearings' },
    rabbit: { name: 'Rabbit', text: 'another suit' },
    mouse: { name: 'Mouse', text: 'the third' },
    bird: { name: 'Bird', text: 'stands for any suit' },
    'rw-marquise': { name: 'Warrior', text: 'whoever has most rules' },
    sawmill: { name: 'Building', text: 'helps to rule; 1 VP to whoever removes it' },
    sympathy: { name: 'Token', text: 'does not rule; 1 VP to whoever removes it' },
    'item-hammer': { name: 'Item', text: 'crafted with a card, gives VP' },
    'die-12': { name: 'Dice', text: 'the higher is the attacker’s hits' },
  },
};
