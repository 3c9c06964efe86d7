/** Discord: secrets. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { pickPlayer } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { SHARED } from '../../operations/favor.ts';
import { DARKEST_SECRET, gainSecrets, moveSecrets, secretsOn, takeSecrets } from '../../operations/secrets.ts';
import { neighbours } from '../../queries/queries.ts';
import { atMostTwo } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const discordSecrets = {
  'sleight-of-hand': {
    action: {
      can: (oath, seat) => pickable(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', pickable(oath, seat));
        if (other !== null) takeSecrets(oath, other, seat, 1);
      },
    },
  },

  charlatan: {
    played: {
      *run(oath) {
        moveSecrets(oath, DARKEST_SECRET, SHARED, oath.state.banners['darkest-secret'].tokens - 1);
      },
    },
  },

  insomnia: {
    fold: atMostTwo,
    rest: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },
} satisfies CardPowers;

/** Neighbours with more than one secret. */
function pickable(oath: PoweredState, seat: Seat): Seat[] {
  return neighbours(oath.state, seat).filter((other) => secretsOn(oath, other) > 1);
}
