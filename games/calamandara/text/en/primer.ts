import type { PrimerText } from '../primer.ts';

export const primer: PrimerText = {
  goal: 'Be the first to bring your traveller to the Rift in the middle of the board.',
  goalLine: 'Goal: be the first on the Rift.',
  turnTitle: 'A turn, four phases, none of them required',
  turn: {
    acquire: { name: 'Acquire', text: 'Take the symbols of your card.' },
    insert: { name: 'Insert', text: 'Put them on the board: a path, a protection or an obstacle.' },
    move: { name: 'Move', text: 'Walk over all linked Footprints at once.' },
    memories: { name: 'Memories', text: 'Keep, discard and draw cards. They answer almost anything.' },
  },
  symbols: {
    'cal-footprint': { name: 'Footprint', text: 'is the path' },
    'cal-mountain': { name: 'Mountain', text: 'closes a cell' },
    'cal-tower': { name: 'Tower', text: 'protects its line' },
    'cal-cave': { name: 'Cave', text: 'leads on diagonally' },
    'cal-wing': { name: 'Wing', text: 'leaps over a cell' },
    'cal-mirror': { name: 'Mirror', text: 'pushes back' },
    'cal-star': { name: 'Star', text: 'rearranges a line' },
    'cal-waterfall': { name: 'Waterfall', text: 'turns into another symbol' },
    'cal-fire': { name: 'Fire', text: 'burns a symbol' },
  },
};
