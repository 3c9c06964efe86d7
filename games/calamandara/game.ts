/** The only door of Calamandara. */
import type { Game } from '@tavola/kernel/game.ts';
import { bot } from './bot/hints.ts';
import { cover } from './cover.ts';
import { flaw } from './flaw.ts';
import { amongBots, type Options, options } from './options.ts';
import { reactions } from './reactions.ts';
import { redeal } from './redeal.ts';
import type { Ask, Event, Move } from './rules/moves.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { play } from './rules/turn.ts';
import { upgraded } from './upgrade.ts';
import { type View, view } from './view.ts';

export const calamandara: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  version: '2',
  options,
  amongBots,
  setup,
  play,
  view,
  redeal,
  flaw,
  bot,
  reactions,
  upgrade: (log) => upgraded(calamandara, log),
};
