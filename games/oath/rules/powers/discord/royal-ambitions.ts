/** Discord: Royal Ambitions. */

import { wants } from '../../asking/picks.ts';
import { sitesCounted } from '../../queries/goals.ts';
import { CHANCELLOR } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile, turnCitizenBlind } from '../shared/citizens.ts';

export const discordRoyalAmbitions = {
  'royal-ambitions': {
    played: {
      can: (oath, seat) => isExile(oath, seat) && sitesCounted(oath, seat) > sitesCounted(oath, CHANCELLOR),
      *run(oath, seat, at) {
        if (yield* wants(oath, seat, at, 'citizen')) yield* turnCitizenBlind(oath, seat, at);
      },
      optional: true,
    },
  },
} satisfies CardPowers;
