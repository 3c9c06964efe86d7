/** The only door of Calamandara. */
import type { Game } from '@tavola/kernel/rules/game.ts';
import { bot } from './bot/hints.ts';
import { cover } from './cover.ts';
import { whoseTurn } from './phases.ts';
import { readings, rehearse } from './plan.ts';
import { reactions } from './reactions.ts';
import { flaw } from './rules/flaw.ts';
import { redeal } from './rules/redeal.ts';
import { setup } from './rules/setup.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { amongBots, type Options, options } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { play } from './rules/turn.ts';
import { type View, view } from './rules/view.ts';
import { upgraded } from './upgrade.ts';

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
  turn: whoseTurn,
  rehearse,
  readings,
  bot,
  reactions,
  upgrade: (log) => upgraded(calamandara, log),
};
