/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type RiverfolkBoard = { readonly faction: 'riverfolk' };

export function newBoard(): RiverfolkBoard {
  return { faction: 'riverfolk' };
}

export function boardOf(state: State, self: Seat): RiverfolkBoard {
  return playerOf(state, self).board as RiverfolkBoard;
}
