import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Be the first to reach 30 victory points (VP). Every faction scores in a way of its own.',
  goalLine: 'Goal: 30 VP, each faction in its own way.',
  goalGlyph: 'crown',
  turnTitle: 'A turn, three phases',
  turn: [
    {
      name: 'Birdsong',
      text: 'Your faction wakes: wood appears, decrees grow, revolts break out.',
      glyphs: ['wood', 'decree', 'sympathy'],
    },
    {
      name: 'Daylight',
      text: 'The bulk of the turn: craft cards, move, battle, recruit and build.',
      glyphs: ['march', 'battle', 'build'],
    },
    {
      name: 'Evening',
      text: 'Draw cards and discard down to five; some factions score now.',
      glyphs: ['handcard'],
    },
  ],
  symbols: [
    { glyph: 'fox', name: 'Fox', text: 'one of the three suits of clearings' },
    { glyph: 'rabbit', name: 'Rabbit', text: 'another suit' },
    { glyph: 'mouse', name: 'Mouse', text: 'the third' },
    { glyph: 'bird', name: 'Bird', text: 'stands for any suit' },
    { glyph: 'rw-marquise', name: 'Warrior', text: 'whoever has most rules' },
    { glyph: 'sawmill', name: 'Building', text: 'helps to rule; 1 VP to whoever removes it' },
    { glyph: 'sympathy', name: 'Token', text: 'does not rule; 1 VP to whoever removes it' },
    { glyph: 'item-hammer', name: 'Item', text: 'crafted with a card, gives VP' },
    { glyph: 'die-12', name: 'Dice', text: 'the higher is the attacker’s hits' },
  ],
};
