/** Oath: a Chancellor, Exiles and Citizens; two to six players. */
import type { Rules } from '@tavola/kernel/rules/ask.ts';
import type { Game, Outcome, RulesTable } from '@tavola/kernel/rules/game.ts';
import { replayedLog } from '@tavola/kernel/table/upgrade.ts';
import { hints } from './bot/hints.ts';
import { cover } from './cover.ts';
import { legacy } from './legacy.ts';
import { readings, rehearse } from './plan.ts';
import { flaw } from './rules/flaw.ts';
import type { Oath } from './rules/hooks/power.ts';
import { real } from './rules/outside/real.ts';
import { powers } from './rules/powers/registry.ts';
import { answers } from './rules/prince/answers.ts';
import { redeal } from './rules/redeal.ts';
import { setup } from './rules/setup.ts';
import type { Ask, Event, Move } from './rules/state/moves.ts';
import { type Options, options, refuse, seatSettings } from './rules/state/options.ts';
import { playerOf, type State } from './rules/state/state.ts';
import { playGame } from './rules/turn.ts';
import { type View, view } from './rules/view.ts';
import { whoseTurn } from './turn.ts';

export const oath: Game<State, Move, Event, Options, View, Ask> = {
  id: cover.id,
  seats: cover.seats,
  version: '2',
  options,
  seatSettings,
  refuse,
  legacy,
  setup,
  play,
  view,
  redeal,
  flaw,
  traits: (state, seat) => ({ role: playerOf(state, seat).role }),
  turn: whoseTurn,
  rehearse,
  readings,
  bot: hints,
  real,
  upgrade: (log) => replayedLog(oath, log),
};

/** Here the rules get the powers, which they must not import. */
function play(table: RulesTable<State, Event, Options>): Rules<Outcome> {
  return playGame(withPowers(table));
}
export function withPowers(table: RulesTable<State, Event, Options>): Oath {
  const { state, options: agreed, seats } = table;
  return {
    state,
    options: agreed,
    seats,
    powers,
    answers,
    tell: (event, telling) => table.tell(event, telling),
    checkpoint: () => table.checkpoint(),
    beat: () => table.beat(),
    doubt: (facts) => table.doubt(facts),
  };
}
