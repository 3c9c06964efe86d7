/** What lies on the board of this faction besides its pieces, and what it keeps face down. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type LizardBoard = { readonly faction: 'lizards' };

export function newBoard(): LizardBoard {
  return { faction: 'lizards' };
}

export function boardOf(state: State, self: Seat): LizardBoard {
  return playerOf(state, self).board as LizardBoard;
}
