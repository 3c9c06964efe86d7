import type { Primer } from '@tavola/kernel/face.ts';

export const primer: Primer = {
  goal: 'Be the first to bring your traveller to the Rift in the middle of the board.',
  goalLine: 'Goal: be the first on the Rift.',
  goalGlyph: 'cal-rift',
  turnTitle: 'A turn, four phases, none of them required',
  turn: [
    { name: 'Acquire', text: 'Take the symbols of your card.', glyphs: ['cal-footprint', 'cal-mountain'] },
    {
      name: 'Insert',
      text: 'Put them on the board: a path, a protection or an obstacle.',
      glyphs: ['cal-footprint', 'cal-tower'],
    },
    { name: 'Move', text: 'Walk over all linked Footprints at once.', glyphs: ['traveller-circle'] },
    {
      name: 'Memories',
      text: 'Keep, discard and draw cards. They answer almost anything.',
      glyphs: ['mem-helm', 'mem-echoes'],
    },
  ],
  symbols: [
    { glyph: 'cal-footprint', name: 'Footprint', text: 'is the path' },
    { glyph: 'cal-mountain', name: 'Mountain', text: 'closes a cell' },
    { glyph: 'cal-tower', name: 'Tower', text: 'protects its line' },
    { glyph: 'cal-cave', name: 'Cave', text: 'leads on diagonally' },
    { glyph: 'cal-wing', name: 'Wing', text: 'leaps over a cell' },
    { glyph: 'cal-mirror', name: 'Mirror', text: 'pushes back' },
    { glyph: 'cal-star', name: 'Star', text: 'rearranges a line' },
    { glyph: 'cal-waterfall', name: 'Waterfall', text: 'turns into another symbol' },
    { glyph: 'cal-fire', name: 'Fire', text: 'burns a symbol' },
  ],
};
