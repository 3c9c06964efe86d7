/** Beast: the Fae Merchant. */

import { GRAND_SCEPTER } from '../../../data/cards.ts';
import { pickCard } from '../../asking/picks.ts';
import { buryHeld, drawRelic, takeRelics } from '../../operations/relics.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { hasRelics } from '../shared/relic-draw.ts';

export const beastFaeMerchant = {
  /** The new relic may be the one that is buried; a thief may have been faster. */
  'fae-merchant': {
    action: {
      can: hasRelics,
      *run(oath, seat, at) {
        const drawn = yield* drawRelic(oath, seat);
        if (drawn !== undefined) yield* takeRelics(oath, seat, [{ drawn }]);
        const held = playerOf(oath.state, seat).relics.map(({ card }) => card);
        const relic = yield* pickCard(
          oath,
          seat,
          at,
          'bury',
          held.filter((card) => card !== GRAND_SCEPTER),
        );
        if (relic !== null) buryHeld(oath, seat, relic);
      },
    },
  },
} satisfies CardPowers;
