/** Zacramandy, Blessing (LAB-6.18): passive, once a turn; a won challenge costs one card less. The need itself is not lowered. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isCharacter, playerOf, type State } from '../../state/state.ts';

export function canBless(state: State, seat: Seat): boolean {
  return isCharacter(state, seat, 'zacramandy') && !playerOf(state, seat).powerUsed;
}
