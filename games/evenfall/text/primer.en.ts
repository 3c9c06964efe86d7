import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Have more victory points (VP) than the others after three rounds.',
  goalLine: 'Goal: most VP after three rounds.',
  goalGlyph: 'eve-vp',
  turnTitle: 'A round, four phases',
  turn: [
    { name: 'Income', text: 'Take cards, Knowledge and Mana.', glyphs: ['eve-card', 'eve-knowledge', 'eve-mana'] },
    {
      name: 'Actions',
      text: 'One each turn: discover, explore, play a card, use a field or build.',
      glyphs: ['eve-discover', 'eve-binding', 'eve-field'],
    },
    {
      name: 'Conflict',
      text: 'Bid Mana in secret; with your figures in the Region it is your strength.',
      glyphs: ['eve-witch', 'eve-dial'],
    },
    { name: 'Round end', text: 'Figures come home. After the third round the VP are added up.', glyphs: ['eve-first'] },
  ],
  symbols: [
    { glyph: 'eve-herb', name: 'Herb', text: 'pays for cards and Scythes' },
    { glyph: 'eve-elixir', name: 'Elixir', text: 'pays for cards and Orbs' },
    { glyph: 'eve-knowledge', name: 'Knowledge', text: 'pays for cards' },
    { glyph: 'eve-mana', name: 'Mana', text: 'decides conflicts' },
    { glyph: 'eve-witch', name: 'Witch', text: 'discovers Places and uses fields' },
    { glyph: 'eve-elder', name: 'Elder', text: 'uses fields of your Inner Circle' },
    { glyph: 'eve-binding', name: 'Binding', text: 'a bonus when a Ritual is laid' },
    { glyph: 'eve-transfer', name: 'Transfer', text: 'to the Inner Circle, which counts at the end' },
    { glyph: 'eve-stone', name: 'Powerstone', text: 'doubles a Ritual' },
  ],
};
