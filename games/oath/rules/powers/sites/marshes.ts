/** Sites: the Marshes. */
import type { CardPowers } from '../shared/card-powers.ts';

export const sitesMarshes = {
  marshes: {
    fold: { 'search.count': (_oath, n, at, search) => (search.at === at.slot ? n - 1 : n) },
  },
} satisfies CardPowers;
