/** Order: musters. */
import { offerCampaign } from '../../campaign/campaign.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderMuster = {
  pressgangs: {
    modifier: { auto: true },
    fold: { 'muster.occupied': () => true },
  },

  'knights-errant': {
    modifier: { auto: true },
    react: {
      *mustered(oath, at, { seat }) {
        yield* offerCampaign(oath, seat, at);
      },
    },
  },
} satisfies CardPowers;
