/** Hex: a small game without secrets. The model to copy for a new game, with board, bot and all shared tests. */
import type { Game } from '../../game.ts';
import { bot } from './bot.ts';
import { cover } from './cover.ts';
import { type Options, options } from './options.ts';
import { type Ask, type Event, type Move, play, type State, setup } from './rules.ts';
import { flaw, type View, view } from './view.ts';

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
  bot,
};
