/** What lies on the board of the Cult besides its pieces: acolytes, the Outcast, Lost Souls, revealed cards. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../../data/cards.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { type Clearing, clearings } from '../../../data/maps.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import { playerOf, type State, suitAt } from '../../state.ts';

export type LizardBoard = {
  readonly faction: 'lizards';
  /** Warriors in the Acolytes box. */
  acolytes: number;
  /** ROOT-10.4.1: the suit of the marker, and whether its Hated side is up. */
  outcast: ClearingSuit;
  hated: boolean;
  /** ROOT-10.2.6: every card spent or discarded since the last Birdsong, the last one on top. */
  lostSouls: Card[];
  /** Cards revealed for rituals this turn (ROOT-10.5). */
  revealed: Card[];
  /** Suits of the Score rituals of this turn. */
  scored: ClearingSuit[];
};

export const conspiracies = ['crusade', 'convert', 'sanctify'] as const;
export type Conspiracy = (typeof conspiracies)[number];

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
