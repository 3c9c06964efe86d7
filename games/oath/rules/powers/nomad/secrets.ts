/** Nomad: secrets. */

import { burnDownTo } from '../../campaign/plan-data.ts';
import { SHARED } from '../../operations/favor.ts';
import { gainSecrets, moveSecrets } from '../../operations/secrets.ts';
import { isEnemyOf, lyingCards, seatsOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadSecrets = {
  /** What lies on cards belongs to the player whose turn it is; the secret placed here is the one that stays. */
  'ancient-binding': {
    action: {
      *run(oath, seat, at) {
        for (const other of seatsOf(oath.state)) if (other !== seat) burnDownTo(oath, other, 1);
        burnDownTo(oath, seat, 0);
        for (const { card, secrets } of lyingCards(oath.state)) {
          const burned = card === at.card ? secrets - 1 : secrets;
          if (burned > 0) moveSecrets(oath, { at: 'card', card }, SHARED, burned);
        }
      },
    },
  },

  elders: {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },

  'spell-breaker': {
    forbid: {
      power: (oath, at, { seat, cost: { secret = 0, burnSecret = 0, flip = 0 } }) =>
        secret + burnSecret + flip > 0 && isEnemyOf(oath, seat, at),
    },
  },
} satisfies CardPowers;
