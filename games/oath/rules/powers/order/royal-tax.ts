/** Order: the Royal Tax. */
import { slotsOf } from '../../../data/board.ts';
import { board, moveFavor } from '../../operations/favor.ts';
import { pawnRegion, playersAt, rulesSite } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderRoyalTax = {
  'royal-tax': {
    played: {
      *run(oath, seat) {
        const { state } = oath;
        for (const slot of slotsOf(pawnRegion(state, seat)).filter((one) => rulesSite(oath, seat, one)))
          for (const other of playersAt(state, slot)) if (other !== seat) moveFavor(oath, board(other), board(seat), 2);
      },
    },
  },
} satisfies CardPowers;
