/** Beast: warbands that die. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { pickPlayer } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { gainWarbands } from '../../operations/warbands.ts';
import { advisersOfSuit, seatsOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { killOnBoard } from '../shared/redeploy.ts';

export const beastWarbands = {
  wolves: {
    action: {
      can: (oath) => hunted(oath).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', hunted(oath));
        if (other !== null) killOnBoard(oath, other, 1);
      },
    },
  },

  'second-chance': {
    action: {
      can: (oath) => guilty(oath).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', guilty(oath));
        if (other !== null) killOnBoard(oath, other, 1);
        gainWarbands(oath, seat, 1);
      },
    },
  },
} satisfies CardPowers;

function hunted({ state }: PoweredState): Seat[] {
  return seatsOf(state).filter((seat) => playerOf(state, seat).warbands > 0);
}
function guilty(oath: PoweredState): Seat[] {
  return hunted(oath).filter((seat) => advisersOfSuit(oath, seat, 'order') + advisersOfSuit(oath, seat, 'discord') > 0);
}
