/** Calamandara in Portuguese. */

import { boardInWords } from '../board.ts';
import type { Text } from '../type.ts';
import { asks } from './asks.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { options, reasons } from './options.ts';
import { words } from './words.ts';

export const text: Text = {
  asks,
  moves,
  events,
  options,
  reasons,
  board: (view, say) => boardInWords(board, view, say),
  traits: { order: { name: 'Ordem', value: (place) => `${place}º a jogar` } },
  words,
};
