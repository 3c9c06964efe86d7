/** Order: Citizens. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { may } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { becomeCitizen } from '../../minor/citizenship.ts';
import { opponentOf } from '../../state/sides.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderCitizens = {
  /** Resolved with the other rewards, so before Second Wind. */
  'martial-culture': {
    plan: {
      can: (oath, war, _at, user, side) => user !== null && areExiles(oath, [user, opponentOf(war, side)]),
      *victory(oath, _war, { card, user }) {
        if (user !== null && (yield* may(oath, user, { card }, 'citizen'))) yield* becomeCitizen(oath, user, null);
      },
    },
  },

  'council-seat': {
    forbid: { exile: (_oath, at, { seat }) => seat === at.seat },
  },
} satisfies CardPowers;

function areExiles({ state }: PoweredState, seats: readonly (Seat | null)[]): boolean {
  return seats.every((seat) => seat !== null && playerOf(state, seat).role === 'exile');
}
