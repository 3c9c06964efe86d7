/** Arcane: warbands. */

import { pawnRegion } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { killInRegion, prey } from '../shared/redeploy.ts';

export const arcaneWarbands = {
  'terror-spells': {
    action: {
      can: (oath, seat) =>
        oath.state.banners['darkest-secret'].holder === seat && prey(oath, pawnRegion(oath.state, seat)).length > 0,
      *run(oath, seat, at) {
        for (let n = 0; n < 2; n++) yield* killInRegion(oath, seat, at, pawnRegion(oath.state, seat));
      },
    },
  },

  'initiation-rite': {
    fold: { 'muster.token': () => 'secret' },
  },
} satisfies CardPowers;
