/** What lies on the board of the Mechanical Marquise. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';
import { type AutomatonBoard, newAutomatonBoard } from '../state.ts';

export type MechanicalMarquiseBoard = AutomatonBoard<'mechanical-marquise'> & {
  /** A building was placed this turn (AUT-4.5.5). */
  built: boolean;
  /** Warriors lost in the defence under way (AUT-T-MAR-3). */
  fallen: number;
};

export function newBoard(): MechanicalMarquiseBoard {
  return { ...newAutomatonBoard('mechanical-marquise'), built: false, fallen: 0 };
}

export function boardOf(state: State, self: Seat): MechanicalMarquiseBoard {
  return playerOf(state, self).board as MechanicalMarquiseBoard;
}
