/** Order: campaigns. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../../data/board.ts';
import { pickSlot } from '../../asking/picks.ts';
import { campaign, canCampaign, offerCampaign } from '../../campaign/campaign.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { sitesRuled } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderCampaign = {
  captains: {
    action: {
      can: (oath, seat) => fronts(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', fronts(oath, seat));
        if (slot !== null) yield* campaign(oath, seat, { at: slot, from: [slot], free: true });
      },
    },
  },

  'hunting-party': {
    modifier: { auto: true },
    react: {
      *searched(oath, at, { seat, pile }) {
        if (pile === 'world') yield* offerCampaign(oath, seat, at);
      },
    },
  },
} satisfies CardPowers;

function fronts(oath: PoweredState, seat: Seat): Slot[] {
  return sitesRuled(oath, seat).filter((slot) => canCampaign(oath, seat, { at: slot, from: [slot], free: true }));
}
