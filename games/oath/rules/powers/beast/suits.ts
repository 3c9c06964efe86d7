/** Where Beast cards lie, and which cards count as wild. */

import type { Slot, Suit } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { faceupSlots, hasSuitAt, suitOf } from '../../queries/queries.ts';
import { siteAt } from '../../state/state.ts';

/** Faceup sites with a Beast card. */
export function beastSlots({ state }: PoweredState): Slot[] {
  return faceupSlots(state).filter((slot) => hasSuitAt(siteAt(state, slot), 'beast'));
}
export function beastsAtSites({ state }: PoweredState): number {
  return faceupSlots(state)
    .flatMap((slot) => siteAt(state, slot).cards)
    .filter(({ card }) => suitOf(card) === 'beast').length;
}
export const WILD: readonly (Suit | null)[] = ['beast'];
export const WILD_AND_NOMAD: readonly (Suit | null)[] = ['beast', 'nomad'];
export function isOf({ card }: { readonly card: CardId }, suits: readonly (Suit | null)[]): boolean {
  return suits.includes(suitOf(card));
}
