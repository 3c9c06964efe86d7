/** What lies on the board of the Automated Alliance: nothing besides its pieces and its order. */
import type { AutomatedAllianceBoard } from '../../boards/alliance.ts';
import { newAutomatonBoard } from '../state.ts';

export function newBoard(): AutomatedAllianceBoard {
  return newAutomatonBoard('automated-alliance');
}
