/** Evenfall: covens contest three Regions for three rounds; two to four players, or one against the Automa. */
import type { Game } from '@tavola/kernel/game.ts';
import { bot } from './bot/hints.ts';
import { cover } from './cover.ts';
import { flaw } from './rules/flaw.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import { type Options, options, refuse } from './rules/options.ts';
import { play } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import { playerOf, type State } from './rules/state.ts';
import { redeal, type View, view } from './rules/view.ts';

export const evenfall: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  version: '1',
  options,
  refuse,
  setup,
  play,
  view,
  redeal,
  flaw,
  traits: (state, seat) => ({ coven: playerOf(state, seat).coven }),
  bot,
};
