/** Root: asymmetric war in the woodland; two to six seats, eight factions, four maps. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Game } from '@tavola/kernel/game.ts';
import { replayedLog } from '@tavola/kernel/upgrade.ts';
import { hints } from './bot/hints.ts';
import { cover } from './cover.ts';
import { flaw } from './flaw.ts';
import { amongBots, type Options, options, refuse, type SeatChoice, seatSettings } from './options.ts';
import { reactions } from './reactions.ts';
import { redeal } from './redeal.ts';
import type { Ask } from './rules/asks.ts';
import type { Event } from './rules/events.ts';
import './rules/factions/factions.ts';
import type { Move } from './rules/moves.ts';
import { real } from './rules/outside/real.ts';
import { play } from './rules/play.ts';
import { setup } from './rules/setup.ts';
import type { State } from './rules/state.ts';
import { type View, view } from './view.ts';

export const game: Game<State, Move, Event, Options, View, Ask, SeatChoice> = {
  id: cover.id,
  version: '2',
  seats: cover.seats,
  options,
  seatSettings,
  amongBots,
  refuse,
  setup,
  play,
  view,
  redeal,
  flaw,
  traits,
  bot: hints,
  reactions,
  real,
  upgrade: (log) => replayedLog(game, log),
};

/** Automata are counted apart from the factions that people and bots play. */
function traits({ open }: State, seat: Seat): { readonly [trait: string]: string } {
  const { faction = '', automaton = false } = open.players[seat] ?? {};
  return automaton ? { automaton: faction } : { faction };
}
