/** Calamandara in English. */
import { asks } from './asks.en.ts';
import { board } from './board.en.ts';
import { boardInWords } from './board.ts';
import { events } from './events.en.ts';
import { moves } from './moves.en.ts';
import { options, reasons } from './options.en.ts';
import type { Text } from './type.ts';
import { words } from './words.en.ts';

const ORDINALS = ['First to play', 'Second to play', 'Third to play', 'Fourth to play'];

export const en: Text = {
  asks,
  moves,
  events,
  options,
  reasons,
  board: (view, say) => boardInWords(board, view, say),
  traits: { order: { name: 'Order', value: (place) => ORDINALS[Number(place) - 1] ?? place } },
  words,
};
