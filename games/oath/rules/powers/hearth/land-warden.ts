/** Hearth: the Land Warden. */
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthLandWarden = {
  'land-warden': {
    fold: { 'search.keeps': (_oath, n) => n + 1 },
  },
} satisfies CardPowers;
