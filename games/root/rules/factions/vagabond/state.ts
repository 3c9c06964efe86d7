/** What lies on the Vagabond's board: items, relationships, quests. */

import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Item } from '../../../data/items.ts';
import { type Clearing, clearings, isForest, type Place } from '../../../data/maps.ts';
import type { Held, VagabondBoard } from '../../boards/vagabond.ts';
import { otherSeats, playerOf, type State } from '../../state/state.ts';
import type { Condition } from '../../vocabulary/vagabond.ts';

export function conditionOf({ up, damaged }: Held): Condition {
  if (damaged) return up ? 'damaged' : 'exhausted-damaged';
  return up ? 'ready' : 'exhausted';
}

export const HOSTILE = -1;
export const INDIFFERENT = 0;
export const ALLIED = 3;

export function newBoard(): VagabondBoard {
  return {
    faction: 'vagabond',
    character: null,
    items: [],
    relations: [],
    aids: [],
    quests: [],
    improvised: false,
    hits: [0, 0],
    looked: [],
    scorched: [],
    laid: 0,
    gone: 0,
  };
}

export function boardOf(state: State, self: Seat): VagabondBoard {
  return playerOf(state, self).board as VagabondBoard;
}

/** The clearing in which he is; null in a forest (ruling ROOT-G16). */
export function clearingOf(state: State, self: Seat): Clearing | null {
  const place: Place = playerOf(state, self).pawn;
  return isForest(place) || place === 0 ? null : place;
}

/** ROOT-9.2.9: one marker for each other faction, none for a second Vagabond. */
export function hasMarker(state: State, self: Seat, other: Seat): boolean {
  return other !== self && playerOf(state, other).faction !== 'vagabond';
}

export function relationTo(state: State, self: Seat, other: Seat): number {
  return hasMarker(state, self, other) ? (boardOf(state, self).relations[other] ?? INDIFFERENT) : INDIFFERENT;
}

export function isHostile(state: State, self: Seat, other: Seat): boolean {
  return relationTo(state, self, other) === HOSTILE;
}

/** Allied factions with warriors in this clearing. */
export function alliesIn(state: State, self: Seat, clearing: Clearing): Seat[] {
  return otherSeats(state, self).filter(
    (other) => relationTo(state, self, other) === ALLIED && (playerOf(state, other).warriors[clearing] as number) > 0,
  );
}

/** An item that somebody knows to lie under a ruin. */
export type RuinSeen = { readonly clearing: Clearing; readonly item: Item };

/** What he left under ruins that he looked under; at the end of the game everything. */
export function viewSecret(state: State, self: Seat, eyes: Eyes): readonly RuinSeen[] {
  if (eyes !== self && eyes !== 'open') return [];
  const known = eyes === 'open' ? clearings : boardOf(state, self).looked;
  const { ruins } = state.hidden;
  return known.flatMap((clearing) => (ruins[clearing] as Item[]).map((item) => ({ clearing, item })));
}
