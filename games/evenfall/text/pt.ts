/** Evenfall em português. */
import { asks } from './asks.pt.ts';
import { board } from './board.ts';
import { events } from './events.pt.ts';
import { moves } from './moves.pt.ts';
import { options, reasons, seatSettings, traits } from './options.pt.ts';
import { real } from './real.pt.ts';
import type { Text } from './type.ts';
import { words } from './words.pt.ts';

export const pt: Text = { asks, moves, events, options, seatSettings, reasons, traits, board, words, real };
