/** What lies on the board of the Logical Lizards. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { LogicalLizardsBoard } from '../../boards/lizards.ts';
import { playerOf, type State } from '../../state/state.ts';
import { isMatching, newAutomatonBoard } from '../state.ts';

/** AUT-8.4.2: the spaces of the marker, left to right. */
export const conspiracyTrack = ['convert', 'crusade', 'convert', 'crusade', 'sanctify'] as const;

/** AUT-8.3.3: the marker begins on Sanctify. */
export function newBoard(): LogicalLizardsBoard {
  return {
    ...newAutomatonBoard('logical-lizards'),
    suit: 'bird',
    lostSouls: [],
    revealed: [],
    acolytes: 0,
    marker: conspiracyTrack.length - 1,
    fanatic: false,
    tokenTaken: false,
  };
}

export function boardOf(state: State, self: Seat): LogicalLizardsBoard {
  return playerOf(state, self).board as LogicalLizardsBoard;
}

export function orderedClearings(state: State, self: Seat): Clearing[] {
  const { suit } = boardOf(state, self);
  return clearings.filter((clearing) => isMatching(state, suit, clearing));
}
