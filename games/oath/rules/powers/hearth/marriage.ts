/** Hearth: Marriage. */
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthMarriage = {
  marriage: {
    fold: {
      'adviser.suits': (_oath, n, at, { seat, suit }) => (seat === at.seat && suit === 'hearth' ? n + 1 : n),
    },
  },
} satisfies CardPowers;
