/** Arcane: searches. */

import { REGIONS } from '../../../data/board.ts';
import { pawnRegion } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneSearch = {
  augury: {
    fold: { 'search.count': (_oath, n) => n + 1 },
  },

  observatory: {
    modifier: {
      auto: true,
      can: (_oath, at, action) => action.at === at.slot,
      served: ({ state }, _at, action) =>
        action.kind === 'search' && action.pile !== 'world' && action.pile !== pawnRegion(state, action.seat),
    },
    fold: { 'search.piles': (_oath, piles) => [...new Set([...piles, ...REGIONS])] },
  },
} satisfies CardPowers;
