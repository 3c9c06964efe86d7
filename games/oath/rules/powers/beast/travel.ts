/** Beast: journeys. */

import type { Slot } from '../../../data/board.ts';
import { destinationLord } from '../../actions/travel.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { hasSuitAt, isEnemyOf, sameRuler } from '../../queries/queries.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { killOnBoard } from '../shared/redeploy.ts';
import { beastSlots } from './suits.ts';

export const beastTravel = {
  /** Under an enemy ruler of the Shrouded Wood it helps only if that ruler names such a site. */
  'forest-paths': {
    modifier: { can: (oath, _at, action) => beastSlots(oath).some((slot) => slot !== action.at) },
    forbid: {
      travel: (oath, _at, action) => !isWild(oath, action.to) && destinationLord(oath, action.seat) === null,
    },
    fold: {
      'action.free': (oath, free, _at, action) => free || (action.kind === 'travel' && isWild(oath, action.to)),
      'travel.ignores': (oath, ignored, _at, { travel: { at, to } }) => ignored || (to !== at && isWild(oath, to)),
    },
  },

  'grasping-vines': {
    react: {
      *travelled(oath, at, { seat, at: from }) {
        if (isEnemyOf(oath, seat, at) && sameRuler(oath, at, from)) killOnBoard(oath, seat, 1);
      },
    },
  },
} satisfies CardPowers;

function isWild({ state }: PoweredState, slot: Slot): boolean {
  return hasSuitAt(siteAt(state, slot), 'beast');
}
