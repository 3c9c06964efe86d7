/** Harbour: ships from hidden hands. The model that `tavola new` copies. */
import type { Game } from '@tavola/kernel/rules/game.ts';
import { bot } from './bot.ts';
import { cover } from './cover.ts';
import { type Options, options } from './rules/options.ts';
import { type Ask, type Event, type Move, play, type State, setup } from './rules/rules.ts';
import { whoseTurn } from './rules/turn.ts';
import { flaw, redeal, type View, view } from './rules/view.ts';

export const game: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  version: '1',
  options,
  setup,
  play,
  view,
  redeal,
  flaw,
  turn: whoseTurn,
  bot,
};
