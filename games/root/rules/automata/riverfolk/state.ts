/** What lies on the board of the Riverfolk Robots. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { POSTS_PER_SUIT } from '../../../data/riverfolk.ts';
import type { RiverfolkRobotsBoard } from '../../boards/riverfolk.ts';
import { emptyBox, TRADE_POST } from '../../factions/riverfolk/state.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import { newAutomatonBoard } from '../state.ts';

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
