/** Evenfall in English. */

import { board } from '../board.ts';
import type { Text } from '../type.ts';
import { asks } from './asks.ts';
import { events } from './events.ts';
import { moves } from './moves.ts';
import { options, reasons, seatSettings, traits } from './options.ts';
import { real } from './real.ts';
import { words } from './words.ts';

export const text: Text = { asks, moves, events, options, seatSettings, reasons, traits, board, words, real };
