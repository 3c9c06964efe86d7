/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type AllianceBoard = { readonly faction: 'alliance' };

export function newBoard(): AllianceBoard {
  return { faction: 'alliance' };
}

export function boardOf(state: State, self: Seat): AllianceBoard {
  return playerOf(state, self).board as AllianceBoard;
}
