/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type VagabondBoard = { readonly faction: 'vagabond' };

export function newBoard(): VagabondBoard {
  return { faction: 'vagabond' };
}

export function boardOf(state: State, self: Seat): VagabondBoard {
  return playerOf(state, self).board as VagabondBoard;
}
