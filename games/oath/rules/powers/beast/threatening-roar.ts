/** Beast: Threatening Roar. */

import type { CardPowers } from '../shared/card-powers.ts';
import { discardAll, looseInRegion } from '../shared/discarding.ts';
import { WILD_AND_NOMAD } from './suits.ts';

export const beastThreateningRoar = {
  'threatening-roar': {
    played: {
      *run(oath, seat, { card }) {
        const wild = looseInRegion(oath, seat, WILD_AND_NOMAD).filter((other) => other !== card);
        yield* discardAll(oath, seat, wild);
      },
    },
  },
} satisfies CardPowers;
