/** Order: warbands. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Slot, slotsOf } from '../../../data/board.ts';
import { pickSlot } from '../../asking/picks.ts';
import { forbiddenBy } from '../../hooks/hooks.ts';
import type { Oath, PoweredState, Source } from '../../hooks/power.ts';
import { gainWarbands, placeWarbands } from '../../operations/warbands.ts';
import { pawnRegion, sitesRuled } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { deployable, hasWarbands, killAtSite, redeploy } from '../shared/redeploy.ts';

export const orderWarbands = {
  garrison: {
    played: {
      *run(oath, seat, at) {
        const sites = sitesRuled(oath, seat).filter((slot) => forbiddenBy(oath, 'place', { seat, slot }) === null);
        gainWarbands(oath, seat, sitesRuled(oath, seat).length);
        yield* oneEach(oath, seat, at, sites);
      },
    },
  },

  messenger: {
    action: {
      can: (oath, seat) => deployable(oath, seat).length > 0,
      run: redeploy,
    },
  },

  'siege-engines': {
    action: {
      can: (oath, seat) => besieged(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', besieged(oath, seat));
        if (slot !== null) yield* killAtSite(oath, seat, at, slot, 2);
      },
    },
  },

  tyrant: {
    react: {
      *travelled(oath, at, { seat, to }) {
        yield* killAtSite(oath, seat, at, to, 1);
      },
    },
  },
} satisfies CardPowers;

/** One warband from the board to each site; with too few the player says where. */
function* oneEach(oath: Oath, seat: Seat, at: Source, sites: readonly Slot[]): Rules {
  let open = sites;
  while (open.length > 0 && playerOf(oath.state, seat).warbands > 0) {
    const enough = playerOf(oath.state, seat).warbands >= open.length;
    const slot = enough ? (open[0] as Slot) : yield* pickSlot(oath, seat, at, 'site', open);
    placeWarbands(oath, seat, slot as Slot, 1);
    open = open.filter((one) => one !== slot);
  }
}
function besieged(oath: PoweredState, seat: Seat): Slot[] {
  return slotsOf(pawnRegion(oath.state, seat)).filter((slot) => hasWarbands(oath, slot));
}
