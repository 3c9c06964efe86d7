/** From any checkpoint to the end: factions, setup, then turn after turn. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { outOfRounds } from '../score/cooperative.ts';
import { GameOver } from '../score/score.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { pickFactions } from './assign.ts';
import { setUpFactions } from './setup.ts';
import { newTurn, turn } from './turn.ts';

export function* play(table: Root): Rules<Outcome> {
  try {
    if (table.state.open.stage === 'factions') yield* pickFactions(table);
    if (table.state.open.stage === 'setup') yield* setUpFactions(table);
    for (;;) {
      yield* turn(table);
      const over = nextTurn(table);
      if (over) return over;
    }
  } catch (over) {
    if (over instanceof GameOver) return over.outcome;
    throw over;
  }
}

/** Clockwise, up to the round limit. */
function nextTurn({ state, options }: Root): Outcome | null {
  const { order, turn: last } = state.open;
  const place = order.indexOf(last.seat) + 1;
  const round = place === order.length ? last.round + 1 : last.round;
  if (options.roundLimit > 0 && round > options.roundLimit) return atRoundLimit(state);
  state.open.turn = newTurn(round, order[place % order.length] as Seat);
  return null;
}

/** Section 7: a draw of all, ranked by VP; a cooperative game is lost. */
function atRoundLimit(state: State): Outcome {
  const { players, cooperative } = state.open;
  if (cooperative) return outOfRounds(state);
  return { winners: players.map((_, seat) => seat), reason: 'round-limit', scores: players.map(({ vp }) => vp) };
}
