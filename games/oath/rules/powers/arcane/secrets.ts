/** Arcane: how secrets are gained. */

import { pickAmount } from '../../asking/picks.ts';
import { endAct } from '../../minor/citizenship.ts';
import { board, burnFavor, purseOf } from '../../operations/favor.ts';
import { gainSecrets } from '../../operations/secrets.ts';
import { kill } from '../../operations/warbands.ts';
import { boardColour, seatsOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneSecrets = {
  'wizard-school': {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
        endAct(oath, seat);
      },
    },
  },

  tutor: {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },

  'blood-pact': {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).warbands > 1,
      *run(oath, seat, at) {
        const most = Math.floor(playerOf(oath.state, seat).warbands / 2);
        const pairs = yield* pickAmount(oath, seat, at, 'pairs', 1, most);
        kill(oath, boardColour(oath.state, seat), board(seat), 2 * pairs);
        gainSecrets(oath, seat, pairs);
      },
    },
  },

  revelation: {
    played: {
      *run(oath, _seat, at) {
        for (const seat of seatsOf(oath.state)) {
          const most = purseOf(oath, seat);
          const burned = most === 0 ? 0 : yield* pickAmount(oath, seat, at, 'burn', 0, most);
          if (burned > 0) burnFavor(oath, seat, burned);
          gainSecrets(oath, seat, burned);
        }
      },
    },
  },
} satisfies CardPowers;
