/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type CorvidBoard = { readonly faction: 'corvids' };

export function newBoard(): CorvidBoard {
  return { faction: 'corvids' };
}

export function boardOf(state: State, self: Seat): CorvidBoard {
  return playerOf(state, self).board as CorvidBoard;
}
