/** Order: the Tome Guardians. */
import { isEnemyOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderTomeGuardians = {
  'tome-guardians': {
    forbid: {
      take: (oath, at, { seat, from, what }) => what === 'darkest-secret' && from !== seat && isEnemyOf(oath, seat, at),
      receive: (oath, at, { seat, what }) => what === 'darkest-secret' && isEnemyOf(oath, seat, at),
    },
  },
} satisfies CardPowers;
