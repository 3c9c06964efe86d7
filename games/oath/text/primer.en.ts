import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'The Chancellor keeps the Oathkeeper title to the end. An Exile takes it and holds it, or meets a Vision they have revealed.',
  goalLine: 'Goal: keep or take the title, or meet a Vision.',
  goalGlyph: 'crown',
  turnTitle: 'A turn, three phases',
  turn: [
    {
      name: 'Wake',
      text: 'See whether you have won: this is where Exiles win, at the start of their own turn.',
      glyphs: ['crown', 'vision'],
    },
    {
      name: 'Act',
      text: 'As many actions as you like, as long as you have Supply to pay for them.',
      glyphs: ['supply', 'search', 'campaign'],
    },
    {
      name: 'Rest',
      text: 'Secrets you used come back, favor you paid goes to the banks, your Supply fills up.',
      glyphs: ['k-rest', 'favor', 'secret'],
    },
  ],
  symbols: [
    { glyph: 'supply', name: 'Supply', text: 'pays for the actions of a turn' },
    { glyph: 'favor', name: 'Favor', text: 'the money: musters, buys, bribes' },
    { glyph: 'secret', name: 'Secret', text: 'comes back to you after use' },
    { glyph: 'warband', name: 'Warband', text: 'fights and rules sites' },
    { glyph: 'pawn', name: 'Pawn', text: 'where you are' },
    { glyph: 'relic', name: 'Relic', text: 'a power to carry' },
    { glyph: 'people', name: 'People’s Favor', text: 'a banner' },
    { glyph: 'dark', name: 'Darkest Secret', text: 'the other banner' },
    { glyph: 'vision', name: 'Vision', text: 'another way for an Exile to win' },
  ],
};
