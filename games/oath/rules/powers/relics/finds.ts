/** Relics: where further relics come from. */

import type { CardId } from '../../../data/cards.ts';
import { may, pickReliquary } from '../../asking/picks.ts';
import { peekRelic, takeRelics } from '../../operations/relics.ts';
import { rulerOf } from '../../queries/queries.ts';
import { CHANCELLOR, playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { hasRelics, keepOrBury } from '../shared/relic-draw.ts';

export const relicsFinds = {
  'dowsing-sticks': {
    action: { can: hasRelics, run: keepOrBury },
  },

  'skeleton-key': {
    action: {
      can: (oath, seat) =>
        rulerOf(oath, playerOf(oath.state, seat).pawn) === CHANCELLOR &&
        oath.state.reliquary.some((relic) => relic !== null),
      *run(oath, seat, at) {
        const n = yield* pickReliquary(oath, seat, at, 'slot');
        if (n === null) return;
        peekRelic(oath, seat, oath.state.reliquary[n] as CardId, 'reliquary', n);
        if (yield* may(oath, seat, at, 'take')) yield* takeRelics(oath, seat, [{ reliquary: n }]);
      },
    },
  },
} satisfies CardPowers;
