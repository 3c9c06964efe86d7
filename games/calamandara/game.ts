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
  /** Whose turn comes first, second …: chance decides who begins. */
  traits: ({ first, travellers: { length } }, seat) => ({ order: String(((seat - first + length) % length) + 1) }),
  bot,
  reactions,
  upgrade: (log) => upgraded(calamandara, log),
};
