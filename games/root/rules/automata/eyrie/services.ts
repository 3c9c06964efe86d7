/** AUT-S-6: the advanced service card of the Electric Eyrie. */
import { type Card, suitOf } from '../../../data/cards.ts';
import type { AdvancedServices } from '../../contract/services.ts';
import { basicWishes } from '../order.ts';
import { orderSuit } from '../state.ts';
import { type Column, cardsIn } from './state.ts';

export const advanced: AdvancedServices = {
  /** A suit that is missing in the Decree rather than one that is there; otherwise what the basic card says. */
  wishes(state, self) {
    const isThere = (card: Card) => cardsIn(state, self, suitOf(card) as Column) > 0;
    const basic = basicWishes(state, self);
    if (cardsIn(state, self, orderSuit(state, self) as Column) === 0) return basic;
    return [{ clause: 'AUT-S-6', wants: (card) => !isThere(card) }, ...basic];
  },
  rivers: 'AUT-S-6',
};
