/** What lies on the board of the Riverfolk Robots. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { POSTS_PER_SUIT } from '../../../data/riverfolk.ts';
import { type Box, emptyBox, TRADE_POST } from '../../factions/riverfolk/state.ts';
import { playerOf, type State, suitAt } from '../../state.ts';
import { type AutomatonBoard, newAutomatonBoard } from '../state.ts';

export type RiverfolkRobotsBoard = AutomatonBoard<'riverfolk-robots'> & {
  /** AUT-9.2.1: a row whose order never changes; the leftmost card first. */
  market: Card[];
  payments: Box;
  /** AUT-9.2.4: what Organize found holds for the rest of the turn. */
  shield: boolean;
  sword: boolean;
  /** The leader has bought something in this turn (AUT-T-RIV-1). */
  flattered: boolean;
};

export function newBoard(): RiverfolkRobotsBoard {
  return {
    ...newAutomatonBoard('riverfolk-robots'),
    market: [],
    payments: emptyBox(),
    shield: false,
    sword: false,
    flattered: false,
  };
}

export function boardOf(state: State, self: Seat): RiverfolkRobotsBoard {
  return playerOf(state, self).board as RiverfolkRobotsBoard;
}

/** `pay`: a player's warriors in Payments (AUT-2.9.4). */
export function paidBy(state: State, self: Seat, seat: Seat): number {
  return boardOf(state, self).payments[seat] as number;
}

export function hasPost(state: State, self: Seat, clearing: Clearing): boolean {
  return (playerOf(state, self).tokens[TRADE_POST]?.[clearing] as number) > 0;
}

/** AUT-9.2.2: posts that are removed come back, so that a suit has those left that are not on the map. */
export function postsLeft(state: State, self: Seat, suit: string): number {
  const standing = clearings.filter((one) => suitAt(state, one) === suit && hasPost(state, self, one));
  return POSTS_PER_SUIT - standing.length;
}
