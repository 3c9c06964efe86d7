/** Beast: campaigns. */
import { targetSlots } from '../campaign/force.ts';
import { fightsFor, opposes, sideOf } from '../campaign/sides.ts';
import { diceOf } from '../campaign/targets.ts';
import { advisersOfSuit, rulesSite, sitesRuled } from '../queries.ts';
import { playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

export const beastCampaigns: CardPowers = {
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
};
