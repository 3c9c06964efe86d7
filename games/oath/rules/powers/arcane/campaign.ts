/** Arcane: campaigns. */
import { opposes, ownsTargets, sideOf } from '../../state/sides.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const arcaneCampaign = {
  'gleaming-armor': {
    fold: {
      'plan.cost': (_oath, cost, at, { campaign, seat }) =>
        opposes(campaign, at.seat, sideOf(campaign, seat)) ? { ...cost, secret: (cost.secret ?? 0) + 1 } : cost,
    },
  },

  'sealing-ward': {
    fold: {
      'target.dice': (_oath, dice, at, { campaign, target }) =>
        target.kind === 'relic' && ownsTargets(campaign, at.seat) ? dice + 1 : dice,
    },
  },
} satisfies CardPowers;
