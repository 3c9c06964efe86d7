/** Beast: campaigns. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../../data/board.ts';
import { pickSlot } from '../../asking/picks.ts';
import { campaign, canCampaign } from '../../campaign/campaign.ts';
import { diceOf } from '../../campaign/targets.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { advisersOfSuit, rulesSite, sitesRuled } from '../../queries/queries.ts';
import { targetSlots } from '../../state/actions.ts';
import { fightsFor, opposes, sideOf } from '../../state/sides.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { beastSlots } from './suits.ts';

export const beastCampaign = {
  'wild-allies': {
    action: {
      can: (oath, seat) => lairs(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', lairs(oath, seat));
        if (slot !== null) yield* campaign(oath, seat, { at: slot, from: [slot], free: true });
      },
    },
  },

  /** Without a Beast adviser it would do nothing. */
  'nature-worship': {
    plan: { can: (oath, war, _at, user) => user !== null && advisersOfSuit(oath, user, 'beast', war) > 0 },
  },

  'true-names': {
    forbid: {
      plan: (oath, at, { campaign, source, side }) =>
        opposes(campaign, at.seat, side) &&
        source.facts.suit !== null &&
        advisersOfSuit(oath, at.seat, source.facts.suit, campaign) > 0,
    },
  },

  'insect-swarm': {
    fold: {
      'plan.cost': (_oath, cost, at, { campaign, seat }) =>
        opposes(campaign, at.seat, sideOf(campaign, seat)) ? { ...cost, burnFavor: (cost.burnFavor ?? 0) + 1 } : cost,
    },
  },

  /** A Citizen who attacks the Empire rules no Imperial site then, and adds nothing. */
  'vow-of-union': {
    fold: {
      'attack.from': (oath, slots, at, campaign) =>
        campaign.seat === at.seat ? [...slots, ...sitesRuled(oath, at.seat)] : slots,
    },
    forbid: {
      travel: (oath, at, { seat, at: from }) =>
        seat === at.seat && playerOf(oath.state, seat).warbands > 0 && rulesSite(oath, seat, from),
    },
  },

  /** An Ally's counts too; Citizens join only after the targets, so only the Chancellor is one by then. */
  'giant-python': {
    forbid: {
      targets: (oath, at, { campaign, targets }) =>
        fightsFor(campaign, at.seat, 'defense') && diceOf(oath, campaign, targets) % 2 !== 0,
    },
  },

  'marsh-spirit': {
    forbid: {
      plan: (_oath, at, { campaign, side }) => side === 'attack' && targetSlots(campaign.targets).includes(at.slot),
    },
  },
} satisfies CardPowers;

function lairs(oath: PoweredState, seat: Seat): Slot[] {
  return beastSlots(oath).filter((slot) => canCampaign(oath, seat, { at: slot, from: [slot], free: true }));
}
