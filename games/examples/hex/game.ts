/** Hex: a small game without secrets, with a drawing whose places are touched. */
import type { Game } from '@tavola/kernel/rules/game.ts';
import { bot } from './bot.ts';
import { cover } from './cover.ts';
import { type Options, options } from './rules/options.ts';
import { type Ask, type Event, type Move, play, type State, setup } from './rules/rules.ts';
import { flaw, type View, view, whoseTurn } from './rules/view.ts';

export const hex: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  version: '1',
  options,
  setup,
  play,
  view,
  redeal: () => {},
  flaw,
  turn: whoseTurn,
  bot,
};
