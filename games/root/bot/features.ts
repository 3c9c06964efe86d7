/** What a position holds for a seat, in few numbers; `fitted.ts` says what they bring. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { clearings } from '../data/maps.ts';
import type { State } from '../rules/state/state.ts';
import { onMap } from '../rules/woodland/pieces.ts';
import { sightOf, standing } from './sight.ts';

export type Features = {
  /** What its board and its pieces promise. */
  readonly promise: number;
  /** Rule, threats and prey. */
  readonly ground: number;
  readonly army: number;
  readonly cards: number;
  /** It is about to take its turn. */
  readonly next: number;
  /** For tables of two, and of more: a constant and the turns to come. */
  readonly pair: number;
  readonly pairTurns: number;
  readonly crowd: number;
  readonly crowdTurns: number;
};

const MOST_CARDS = 6;

export function featuresOf(state: State, seat: Seat): Features {
  const { players, turn } = state.open;
  const sight = sightOf(state, seat);
  const { player, bot, turns, warrior } = sight;
  let ground = 0;
  for (const clearing of clearings) ground += standing(sight, clearing, player.warriors[clearing] as number);
  const two = players.length === 2;
  return {
    promise: bot.promise(sight),
    ground,
    army: onMap(player.warriors) * warrior,
    cards: Math.min(MOST_CARDS, state.hidden.hands[seat]?.length ?? 0),
    next: turn.seat === seat ? 1 : 0,
    pair: two ? 1 : 0,
    pairTurns: two ? turns : 0,
    crowd: two ? 0 : 1,
    crowdTurns: two ? 0 : turns,
  };
}
