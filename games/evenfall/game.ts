/** Evenfall: covens contest three Regions for three rounds; two to four players, or one against the Automa. */
import type { Game } from '@tavola/kernel/game.ts';
import { bot } from './bot/hints.ts';
import { cover } from './cover.ts';
import { flaw } from './flaw.ts';
import { type Options, options, refuse, type SeatSettings, seatSettings } from './options.ts';
import { redeal } from './redeal.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import { real } from './rules/outside/real.ts';
import { play } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { traits } from './rules/traits.ts';
import { upgraded } from './upgrade.ts';
import { type View, view } from './view.ts';

export const evenfall: Game<State, Move, Event, Options, View, Ask, SeatSettings> = {
  id: cover.id,
  seats: cover.seats,
  version: '2',
  options,
  seatSettings,
  refuse,
  setup,
  play,
  view,
  redeal,
  flaw,
  traits,
  bot,
  real,
  upgrade: (log) => upgraded(evenfall, log),
};
