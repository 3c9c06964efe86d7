/** Root: asymmetric war in the woodland; two to six seats, eight factions, four maps. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Game } from '@tavola/kernel/rules/game.ts';
import { replayedLog } from '@tavola/kernel/table/upgrade.ts';
import { hints } from './bot/hints.ts';
import { cover } from './cover.ts';
import { readings, rehearse } from './plan.ts';
import { reactions } from './reactions.ts';
import { amongBots, type Options, options, refuse, type SeatChoice, seatSettings } from './rules/state/options.ts';
import { flaw } from './rules/view/flaw.ts';
import { redeal } from './rules/view/redeal.ts';
import type { Ask } from './rules/vocabulary/asks.ts';
import type { Event } from './rules/vocabulary/events.ts';
import './rules/factions.ts';
import { real } from './rules/outside/real.ts';
import type { State } from './rules/state/state.ts';
import { play } from './rules/turn/play.ts';
import { setup } from './rules/turn/setup.ts';
import { type View, view } from './rules/view/view.ts';
import type { Move } from './rules/vocabulary/moves.ts';
import { whoseTurn } from './turn.ts';

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
  turn: whoseTurn,
  rehearse,
  readings,
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
