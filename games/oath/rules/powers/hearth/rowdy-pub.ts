/** Hearth: the Rowdy Pub. */
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthRowdyPub = {
  'rowdy-pub': {
    modifier: { auto: true },
    fold: { 'muster.yield': (_oath, n, at, muster) => (muster.card === at.card ? n + 1 : n) },
  },
} satisfies CardPowers;
