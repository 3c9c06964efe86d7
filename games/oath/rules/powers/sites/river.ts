/** Sites: the River. */
import { rulesSite } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const sitesRiver = {
  river: {
    fold: {
      'muster.yield': (oath, n, at, { seat, at: slot }) =>
        slot === at.slot && rulesSite(oath, seat, at.slot) ? n + 1 : n,
    },
  },
} satisfies CardPowers;
