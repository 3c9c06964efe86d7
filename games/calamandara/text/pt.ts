/** Calamandara in Portuguese. */
import { asks } from './asks.pt.ts';
import { board } from './board.pt.ts';
import { boardInWords } from './board.ts';
import { events } from './events.pt.ts';
import { moves } from './moves.pt.ts';
import { options, reasons } from './options.pt.ts';
import type { Text } from './type.ts';
import { words } from './words.pt.ts';

export const pt: Text = {
  asks,
  moves,
  events,
  options,
  reasons,
  board: (view, say) => boardInWords(board, view, say),
  traits: { order: { name: 'Ordem', value: (place) => `${place}º a jogar` } },
  words,
};
