/** What lies on the board of the Automated Alliance: nothing besides its pieces and its order. */
import { type AutomatonBoard, newAutomatonBoard } from '../state.ts';

export type AutomatedAllianceBoard = AutomatonBoard<'automated-alliance'>;

export function newBoard(): AutomatedAllianceBoard {
  return newAutomatonBoard('automated-alliance');
}
