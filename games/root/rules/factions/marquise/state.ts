/** What lies on the Marquise's board besides her pieces. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { MarquiseBoard } from '../../boards/marquise.ts';
import { playerOf, type State } from '../../state/state.ts';

export const ACTIONS = 3;
/** Places in `buildings` and `tokens`. */
export const SAWMILL = 0;
export const WORKSHOP = 1;
export const RECRUITER = 2;
export const WOOD = 0;
export const KEEP = 1;

export function newBoard(): MarquiseBoard {
  return { faction: 'marquise', crafted: false, actions: ACTIONS, recruited: false };
}

export function boardOf(state: State, self: Seat): MarquiseBoard {
  return playerOf(state, self).board as MarquiseBoard;
}
