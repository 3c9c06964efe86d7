/** Labyrinx, the only door of this game. */
import type { Game } from '@tavola/kernel/rules/game.ts';
import { hints } from './bot/hints.ts';
import { cover } from './cover.ts';
import { readings, rehearse } from './plan.ts';
import { flaw } from './rules/flaw.ts';
import { play } from './rules/play.ts';
import { redeal } from './rules/redeal.ts';
import { setup } from './rules/setup.ts';
import type { Event } from './rules/state/events.ts';
import type { Ask, Move } from './rules/state/moves.ts';
import { forgets, type Options, options } from './rules/state/options.ts';
import type { State } from './rules/state/state.ts';
import { type View, view } from './rules/view.ts';
import { whoseTurn } from './turn.ts';

export const labyrinx: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  /** 2: cards of the discard pile remember who saw them; the picks of older logs mean the same. */
  version: '2',
  options,
  setup,
  play,
  view,
  redeal,
  flaw,
  forgets,
  traits: (state, seat) => ({ character: state.players[seat]?.character ?? 'none' }),
  turn: whoseTurn,
  rehearse,
  readings,
  bot: hints,
  upgrade: (log) => ({ ...log, version: '2' }),
};
