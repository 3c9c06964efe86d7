/** What banners do apart from their goals (OATH-5.1.1, 5.1.4 a). */
import { regionOf, slotsOf } from '../../../data/board.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const banners: CardPowers = {
  /** The holder plays to any site of the region, and may first discard a denizen at one of them. */
  'peoples-favor': {
    fold: {
      'play.slots': ({ state }, slots, at, { seat, at: pawn }) =>
        at.seat === seat
          ? [...new Set([...slots, ...slotsOf(regionOf(pawn)).filter((slot) => siteAt(state, slot).faceup)])]
          : slots,
      'play.first': ({ state }, cards, at, { play }) =>
        at.seat === play.seat
          ? [
              ...cards,
              ...slotsOf(regionOf(play.at)).flatMap((slot) => siteAt(state, slot).cards.map(({ card }) => card)),
            ]
          : cards,
    },
  },

  'darkest-secret': {
    fold: {
      'search.cost': (_oath, cost, at, { seat, pile }) => (at.seat === seat && pile === 'world' ? 2 : cost),
    },
  },
};
