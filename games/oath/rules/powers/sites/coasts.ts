/** Sites: coasts. */

import { isCoast } from '../../../data/cards.ts';
import type { Power, PoweredState, Source } from '../../hooks/power.ts';
import type { Travel } from '../../state/actions.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { NARROW_PASS } from './names.ts';

/** To another Coast for 1 Supply, past the Narrow Pass. */
const coast: Power = {
  fold: {
    'travel.base': (oath, cost, at, travel) => (isSailing(oath, at, travel) ? 1 : cost),
    'travel.ignores': (oath, ignored, at, { travel, source }) =>
      ignored || (source.card === NARROW_PASS && isSailing(oath, at, travel)),
  },
};

export const sitesCoasts = {
  'barren-coast': coast,
  'lush-coast': coast,
  'rocky-coast': coast,
} satisfies CardPowers;

function isSailing({ state }: PoweredState, at: Source, { at: from, to }: Travel): boolean {
  const { faceup, site } = siteAt(state, to);
  return from === at.slot && faceup && isCoast(site);
}
