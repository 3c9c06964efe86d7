/** Relics: warbands. */
import { gainWarbands } from '../../operations/warbands.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsWarbands = {
  'ring-of-devotion': {
    fold: { 'muster.yield': (_oath, n, at, { seat }) => (seat === at.seat ? n + 2 : n) },
    forbid: { place: (_oath, at, { seat }) => seat === at.seat },
  },

  'dragonskin-drum': {
    modifier: { auto: true },
    react: {
      *travelled(oath, _at, { seat }) {
        gainWarbands(oath, seat, 1);
      },
    },
  },
} satisfies CardPowers;
