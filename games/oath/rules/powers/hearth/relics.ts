/** Hearth: relics. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { pickBuried } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { untouchable } from '../../operations/cards.ts';
import { buryAtSite } from '../../operations/relics.ts';
import { gainWarbands } from '../../operations/warbands.ts';
import { playerOf, siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { hasRelics, keepOrBury } from '../shared/relic-draw.ts';

export const hearthRelics = {
  'family-heirloom': {
    played: { can: hasRelics, run: keepOrBury },
  },

  'relic-breaker': {
    action: {
      can: (oath, seat) => brittle(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { pawn } = playerOf(oath.state, seat);
        const place = yield* pickBuried(oath, seat, at, 'relic', pawn, brittle(oath, seat));
        if (place === null) return;
        buryAtSite(oath, seat, pawn, place);
        gainWarbands(oath, seat, 3);
      },
    },
  },
} satisfies CardPowers;

function brittle(oath: PoweredState, seat: Seat): number[] {
  const { pawn } = playerOf(oath.state, seat);
  return siteAt(oath.state, pawn).relics.flatMap((relic, n) =>
    untouchable(oath, seat, relic, pawn) === null ? [n] : [],
  );
}
