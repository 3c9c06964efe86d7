/** Nomad: Convoys. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { REGIONS, type Region } from '../../../data/board.ts';
import { pickPile } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { pawnRegion } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadConvoys = {
  convoys: {
    action: {
      can: (oath, seat) => laden(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { discards } = oath.state;
        const from = yield* pickPile(oath, seat, at, 'pile', laden(oath, seat));
        if (from === null) return;
        const to = pawnRegion(oath.state, seat);
        discards[to].push(...discards[from].splice(0));
        oath.tell({ kind: 'moved-pile', from, to });
      },
    },
  },
} satisfies CardPowers;

/** Other regions whose discard pile holds a card. */
function laden({ state }: PoweredState, seat: Seat): Region[] {
  return REGIONS.filter((region) => region !== pawnRegion(state, seat) && state.discards[region].length > 0);
}
