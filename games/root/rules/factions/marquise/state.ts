/** What lies on the Marquise's board besides her pieces. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { playerOf, type State } from '../../state.ts';

export type MarquiseBoard = {
  readonly faction: 'marquise';
  /** Daylight has come past the crafting (ROOT-6.5). */
  crafted: boolean;
  /** Actions left this Daylight, extra ones included. */
  actions: number;
  /** ROOT-6.5.3: once per turn. */
  recruited: boolean;
};

export const ACTIONS = 3;
/** Places in `buildings` and `tokens`. */
export const SAWMILL = 0;
export const WORKSHOP = 1;
export const RECRUITER = 2;
export const WOOD = 0;
export const KEEP = 1;
export const buildingNames = ['sawmill', 'workshop', 'recruiter'] as const;
export type BuildingName = (typeof buildingNames)[number];

export function newBoard(): MarquiseBoard {
  return { faction: 'marquise', crafted: false, actions: ACTIONS, recruited: false };
}

export function boardOf(state: State, self: Seat): MarquiseBoard {
  return playerOf(state, self).board as MarquiseBoard;
}
