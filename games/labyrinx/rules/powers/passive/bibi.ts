/** Bibi, Guile (LAB-6.7): passive and always on; doors cost her nothing. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Space } from '../../state/grid.ts';
import { isCharacter, opponentsOn, type State } from '../../state/state.ts';

/** LAB-6.7: unless an opponent is in the space she enters. */
export function opensDoorsFreely(state: State, seat: Seat, entering: Space): boolean {
  return isCharacter(state, seat, 'bibi') && opponentsOn(state, seat, entering).length === 0;
}
