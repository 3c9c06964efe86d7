/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type DuchyBoard = { readonly faction: 'duchy' };

export function newBoard(): DuchyBoard {
  return { faction: 'duchy' };
}

export function boardOf(state: State, self: Seat): DuchyBoard {
  return playerOf(state, self).board as DuchyBoard;
}
