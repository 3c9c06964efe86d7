/** Nomad: the Family Wagon. */
import { suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadFamilyWagon = {
  'family-wagon': {
    fold: {
      'adviser.limit': (_oath, limit, at, { seat }) => (seat === at.seat ? Math.min(limit, 1) : limit),
      'adviser.counts': (_oath, counts, at, { seat, adviser }) =>
        counts && !(seat === at.seat && adviser.faceup && suitOf(adviser.card) === 'nomad'),
    },
  },
} satisfies CardPowers;
