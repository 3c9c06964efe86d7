/** Order: the Peace Envoy. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../../data/board.ts';
import { planCost } from '../../campaign/plans.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { board, purseOf, spendFavor } from '../../operations/favor.ts';
import { billOf } from '../../operations/pay.ts';
import type { Campaign } from '../../state/actions.ts';
import { opponentOf } from '../../state/sides.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderPeaceEnvoy = {
  /** The only plan of its side; not offered unless its cost and a favor for each die can be paid. */
  'peace-envoy': {
    plan: {
      can: (oath, war, at, user, side) => {
        const enemy = opponentOf(war, side);
        if (user === null || enemy === null || war.plans.some((plan) => plan.side === side)) return false;
        const { favor } = billOf(planCost(oath, war, at, user));
        return placeIn(oath, war, user) === placeIn(oath, war, enemy) && purseOf(oath, user) >= favor + war.defense;
      },
      *use(oath, war, { user, side }) {
        const enemy = opponentOf(war, side);
        if (user === null || enemy === null) return;
        if (war.defense > 0) spendFavor(oath, user, board(enemy), war.defense);
        war.winner = side;
        war.spared = true;
      },
    },
  },
} satisfies CardPowers;

/** Where somebody's pawn counts as standing in a campaign (Captains). */
function placeIn({ state }: PoweredState, war: Campaign, seat: Seat): Slot {
  return seat === war.seat ? war.at : playerOf(state, seat).pawn;
}
