/** Evenfall: covens contest three Regions for three rounds; two to four players, or one against the Automa. */
import type { Game } from '@tavola/kernel/rules/game.ts';
import { bot } from './bot/hints.ts';
import { cover } from './cover.ts';
import { readings, rehearse } from './plan.ts';
import { flaw } from './rules/flaw.ts';
import { real } from './rules/outside/real.ts';
import { play } from './rules/play.ts';
import { redeal } from './rules/redeal.ts';
import { traits } from './rules/scoring/traits.ts';
import { setup } from './rules/setup.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { type Options, options, refuse, type SeatSettings, seatSettings } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { type View, view } from './rules/view.ts';
import { whoseTurn } from './turn.ts';
import { upgraded } from './upgrade.ts';

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
  turn: whoseTurn,
  rehearse,
  readings,
  bot,
  real,
  upgrade: (log) => upgraded(evenfall, log),
};
