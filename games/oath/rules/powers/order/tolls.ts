/** Order: tolls. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { PoweredState, Source } from '../../hooks/power.ts';
import { sourceOf } from '../../hooks/sources.ts';
import { isEnemyOf, rulerOfCard, sameRuler } from '../../queries/queries.ts';
import { isUnderThumb, tollTo } from '../../queries/tolls.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderTolls = {
  'forced-labor': {
    toll: {
      search: (oath, at, { seat }) => labourToll(oath, at, seat),
      adviser: (oath, at, { play, way }) =>
        way.to === 'advisers' && !way.faceup ? null : labourToll(oath, at, play.seat),
    },
  },

  'toll-roads': {
    toll: {
      travel: (oath, at, { seat, to }) =>
        siteAt(oath.state, to).faceup && sameRuler(oath, at, to) && isEnemyOf(oath, seat, at) ? tollTo(oath, at) : null,
    },
  },

  curfew: {
    toll: {
      trade: (oath, at, { seat, card }) => {
        const source = sourceOf(oath, card);
        const ruled = source !== undefined && rulerOfCard(oath, source) === rulerOfCard(oath, at);
        return ruled && isEnemyOf(oath, seat, at) ? tollTo(oath, at) : null;
      },
    },
  },
} satisfies CardPowers;

/** Forced Labor */
function labourToll(oath: PoweredState, at: Source, seat: Seat) {
  return isUnderThumb(oath, at, seat) ? tollTo(oath, at) : null;
}
