/** Arcane: favor that moves to and from banks. */

import { bank, board, moveFavor } from '../../operations/favor.ts';
import { seatsOf, sitesRuled } from '../../queries/queries.ts';
import { favorFromBanks, richBanks } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneFavor = {
  alchemist: {
    action: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 4);
      },
    },
  },

  'spirit-snare': {
    action: {
      can: (oath) => richBanks(oath).length > 0,
      *run(oath, seat, at) {
        yield* favorFromBanks(oath, seat, at, 1);
      },
    },
  },

  'plague-engines': {
    action: {
      *run(oath) {
        for (const seat of seatsOf(oath.state))
          moveFavor(oath, board(seat), bank('arcane'), sitesRuled(oath, seat).length);
      },
    },
  },
} satisfies CardPowers;
