/** What lies on the board of the Cult besides its pieces: acolytes, the Outcast, Lost Souls, revealed cards. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { type Clearing, clearings } from '../../../data/maps.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import type { LizardBoard } from '../../boards/lizards.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';

/** The place in `buildings`. */
export const GARDEN = 0;

export function newBoard(): LizardBoard {
  return { faction: 'lizards', acolytes: 0, outcast: 'fox', hated: false, lostSouls: [], revealed: [], scored: [] };
}

export function boardOf(state: State, self: Seat): LizardBoard {
  return playerOf(state, self).board as LizardBoard;
}

export function gardensAt(state: State, self: Seat, clearing: Clearing): number {
  return playerOf(state, self).buildings[GARDEN]?.[clearing] as number;
}

/** Gardens on the map; each has the suit of its clearing. */
export function gardensOf(state: State, self: Seat, suit: ClearingSuit): number {
  let count = 0;
  for (const clearing of clearings) if (suitAt(state, clearing) === suit) count += gardensAt(state, self, clearing);
  return count;
}

/** There are five of each suit. */
export function hasGardenLeft(state: State, self: Seat, suit: ClearingSuit): boolean {
  return gardensOf(state, self, suit) < data.gardens.perSuit;
}

export function gardenFlaw(state: State, self: Seat): string | null {
  const over = clearingSuits.find((suit) => gardensOf(state, self, suit) > data.gardens.perSuit);
  return over ? `lizards: too many ${over} gardens` : null;
}
