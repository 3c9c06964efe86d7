/** Edifices: the District. */

import { choose, LESS, MORE, PASS } from '../../asking/choose.ts';
import { pickPlayer } from '../../asking/picks.ts';
import { negotiate, partners } from '../../minor/negotiation.ts';
import { rulerOfCard } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const edificesDistrict = {
  'festival-district': {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds: SWAPPED });
      },
    },
  },

  /** The Chancellor alone for the Empire. */
  'squalid-district': {
    react: {
      *'end-die'(oath, at, { roll }) {
        const ruler = rulerOfCard(oath, at);
        if (ruler < 0) return roll;
        const ask = { kind: 'power', card: at.card, part: 'change', roll } as const;
        const pick = yield* choose(oath, ruler, ask, [MORE, LESS, PASS]);
        if (pick.kind !== 'change') return roll;
        oath.tell({ kind: 'used', seat: ruler, card: at.card });
        return roll + pick.n;
      },
    },
  },
} satisfies CardPowers;

const SWAPPED = ['favor', 'secret', 'adviser'] as const;
