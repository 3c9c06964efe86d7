/** Labyrinx, the only door of this game. */
import type { Game } from '@tavola/kernel/game.ts';
import { hints } from './bot/hints.ts';
import { cover } from './cover.ts';
import { flaw } from './flaw.ts';
import { forgets, type Options, options } from './options.ts';
import { redeal } from './redeal.ts';
import type { Event } from './rules/events.ts';
import type { Ask, Move } from './rules/moves.ts';
import { play } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { type View, view } from './view.ts';

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
  bot: hints,
  upgrade: (log) => ({ ...log, version: '2' }),
};
