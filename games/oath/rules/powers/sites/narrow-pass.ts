/** Sites: the Narrow Pass. */

import { regionOf } from '../../../data/board.ts';
import type { Source } from '../../hooks/power.ts';
import { rulesSite } from '../../queries/queries.ts';
import { slotOfTarget } from '../../state/actions.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { NARROW_PASS } from './names.ts';

export const sitesNarrowPass = {
  /** A player who enters the region must come here; one who strikes into it must strike here, unless it is theirs (OATH-G32). */
  [NARROW_PASS]: {
    forbid: {
      travel: (_oath, at, { at: from, to }) => to !== at.slot && entersRegion(at, from, to),
      targets: (oath, at, { campaign, targets }) => {
        const slots = targets.map((target) => slotOfTarget(campaign, target));
        if (slots.includes(at.slot) || rulesSite(oath, campaign.seat, at.slot)) return false;
        return slots.some((slot) => entersRegion(at, campaign.at, slot));
      },
    },
  },
} satisfies CardPowers;

function entersRegion(at: Source, from: number, to: number): boolean {
  return regionOf(to) === regionOf(at.slot) && regionOf(from) !== regionOf(at.slot);
}
