/** Nomad: Supply. */
import { gainSupply } from '../../operations/supply.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadSupply = {
  'faithful-friend': {
    played: {
      *run(oath, seat) {
        gainSupply(oath, seat, 4);
      },
    },
  },

  'relic-worship': {
    modifier: { auto: true },
    react: {
      *recovered(oath, _at, { seat }) {
        gainSupply(oath, seat, 3);
      },
    },
  },
} satisfies CardPowers;
