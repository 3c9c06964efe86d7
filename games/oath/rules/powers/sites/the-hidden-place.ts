/** Sites: the Hidden Place. */

import type { Source } from '../../hooks/power.ts';
import { type Campaign, slotOfTarget } from '../../state/actions.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { HIDDEN_PLACE } from './names.ts';

export const sitesTheHiddenPlace = {
  [HIDDEN_PLACE]: {
    toll: {
      travel: (_oath, at, { to }) => (to === at.slot ? { flip: 1 } : null),
      target: (_oath, at, { campaign, target }) =>
        slotOfTarget(campaign, target) === at.slot && !isAimedAt(campaign, at) ? { flip: 1 } : null,
    },
  },
} satisfies CardPowers;

/** One secret for the declaration, however many targets are there. */
function isAimedAt(campaign: Campaign, at: Source): boolean {
  return campaign.targets.some((target) => slotOfTarget(campaign, target) === at.slot);
}
