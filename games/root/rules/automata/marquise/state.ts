/** What lies on the board of the Mechanical Marquise. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { MechanicalMarquiseBoard } from '../../boards/marquise.ts';
import { playerOf, type State } from '../../state/state.ts';
import { newAutomatonBoard } from '../state.ts';

export function newBoard(): MechanicalMarquiseBoard {
  return { ...newAutomatonBoard('mechanical-marquise'), built: false, fallen: 0 };
}

export function boardOf(state: State, self: Seat): MechanicalMarquiseBoard {
  return playerOf(state, self).board as MechanicalMarquiseBoard;
}
