/** What lies on the board of the Alliance besides its pieces, and the supporters, who lie face down. */

import type { Eyes, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { ClearingSuit } from '../../../data/suits.ts';
import type { AllianceBoard } from '../../boards/alliance.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';

/** ROOT-8.2.3. */
export type AllianceSecret = { readonly faction: 'alliance'; supporters: Card[] };
/** Everybody sees how many supporters there are, the Alliance alone who they are. */
export type SupportersSeen = { readonly count: number; readonly cards: readonly Card[] | null };

/** Places in `buildings` and `tokens`. */
export const BASE = 0;
export const SYMPATHY = 0;

export function newBoard(): AllianceBoard {
  return { faction: 'alliance', officers: 0, operations: 0 };
}

export function newSecret(): AllianceSecret {
  return { faction: 'alliance', supporters: [] };
}

export function boardOf(state: State, self: Seat): AllianceBoard {
  return playerOf(state, self).board as AllianceBoard;
}

export function supportersOf(state: State, self: Seat): Card[] {
  return (state.hidden.secrets[self] as AllianceSecret).supporters;
}

export function viewSecret(state: State, self: Seat, eyes: Eyes): SupportersSeen {
  const cards = supportersOf(state, self);
  return { count: cards.length, cards: eyes === self || eyes === 'open' ? [...cards] : null };
}

/** ROOT-8.2.5. */
export function isSympathetic(state: State, self: Seat, clearing: Clearing): boolean {
  return playerOf(state, self).tokens[SYMPATHY]?.[clearing] === 1;
}

/** Where bases stand. A base has the suit of its clearing, and there is one of each suit. */
export function bases(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => playerOf(state, self).buildings[BASE]?.[clearing] === 1);
}

export function hasBaseOf(state: State, self: Seat, suit: ClearingSuit): boolean {
  return bases(state, self).some((clearing) => suitAt(state, clearing) === suit);
}
