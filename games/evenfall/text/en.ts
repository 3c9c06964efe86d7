/** Evenfall in English. */
import { asks } from './asks.en.ts';
import { board } from './board.ts';
import { events } from './events.en.ts';
import { moves } from './moves.en.ts';
import { options, reasons, seatSettings, traits } from './options.en.ts';
import { real } from './real.en.ts';
import type { Text } from './type.ts';
import { words } from './words.en.ts';

export const en: Text = { asks, moves, events, options, seatSettings, reasons, traits, board, words, real };
