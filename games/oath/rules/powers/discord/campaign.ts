/** Discord: campaigns. */

import { canTravel, travel } from '../../actions/travel.ts';
import { agrees } from '../../asking/choose.ts';
import { may } from '../../asking/picks.ts';
import { campaign, canCampaign, offerCampaign } from '../../campaign/campaign.ts';
import { hasEndedAct } from '../../minor/citizenship.ts';
import { opposes } from '../../state/sides.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const discordCampaign = {
  /** OATH-3.5: a player who has ended their Act Phase meanwhile (Martial Culture) goes straight to Rest. */
  'second-wind': {
    plan: {
      *after(oath, war, { card, user }) {
        if (war.winner !== 'attack' || user === null || hasEndedAct(oath, user)) return;
        if (canTravel(oath, user, { free: true }) && (yield* may(oath, user, { card }, 'travel')))
          yield* travel(oath, user, { free: true });
        yield* offerCampaign(oath, user, { card });
      },
    },
  },

  'sneak-attack': {
    react: {
      *'after-campaign'(oath, at, war) {
        const waging = { free: true, against: war.seat };
        if (war.seat === at.seat || !canCampaign(oath, at.seat, waging)) return;
        if (yield* agrees(oath, at.seat, { kind: 'reaction', card: at.card })) yield* campaign(oath, at.seat, waging);
      },
    },
  },

  'beast-tamer': {
    forbid: {
      plan: (_oath, at, { campaign: war, source, side }) =>
        opposes(war, at.seat, side) && (source.facts.suit === 'beast' || source.facts.suit === 'nomad'),
    },
  },
} satisfies CardPowers;
