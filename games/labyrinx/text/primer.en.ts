import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Collect five treasures before the others do, in a maze that the fog hides again every turn.',
  goalLine: 'Goal: collect five treasures.',
  goalGlyph: 'lab-treasure',
  turnTitle: 'A turn, three steps',
  turn: [
    { name: 'Expand', text: 'Add a new card to the maze without looking.', glyphs: ['lab-tee'] },
    {
      name: 'Act',
      text: 'Up to three actions: peek, move, play or draw a card, push, use your power.',
      glyphs: ['lab-straight', 'lab-door'],
    },
    {
      name: 'Fog',
      text: 'Cards with nobody on them close again, unless their challenge is won. Remember what you saw!',
      glyphs: ['lab-cross'],
    },
  ],
  symbols: [
    { glyph: 'lab-chest', name: 'Chest', text: 'losing costs nothing' },
    { glyph: 'lab-monster', name: 'Monster', text: 'losers flee' },
    { glyph: 'lab-trap', name: 'Trap', text: 'losers are thrown far off' },
    { glyph: 'lab-treasure', name: 'Treasure', text: 'one for each challenge won; five win' },
    { glyph: 'lab-door', name: 'Door', text: 'costs one more action' },
    { glyph: 'lab-cross', name: 'Crossroads', text: 'four ways out' },
    { glyph: 'lab-bend', name: 'Bend', text: 'two ways out' },
    { glyph: 'lab-dead-end', name: 'Dead end', text: 'only one way out' },
    { glyph: 'emblem-elora', name: 'Character', text: 'has a power of their own' },
  ],
};
