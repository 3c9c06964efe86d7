/** Relics: the Horned Mask. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import { discardDown } from '../../actions/play.ts';
import { pickCard } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { swapCards } from '../../operations/cards.ts';
import { playerOf } from '../../state/state.ts';
import { looseAdvisers } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { looseAt } from '../shared/discarding.ts';

export const relicsHornedMask = {
  'horned-mask': {
    action: {
      can: (oath, seat) => masked(oath, seat).length > 0 && unmasked(oath, seat).length > 0,
      *run(oath, seat, at) {
        const adviser = yield* pickCard(oath, seat, at, 'adviser', masked(oath, seat));
        const card = yield* pickCard(oath, seat, at, 'card', unmasked(oath, seat));
        if (adviser === null || card === null) return;
        swapCards(oath, seat, adviser, card);
        yield* discardDown(oath, seat, () => null, true);
      },
    },
  },
} satisfies CardPowers;

function masked(oath: PoweredState, seat: Seat): CardId[] {
  return looseAdvisers(oath, [seat], ({ card }) => factsOf(card).restriction !== 'adviser');
}
function unmasked(oath: PoweredState, seat: Seat): CardId[] {
  return looseAt(oath, seat, [playerOf(oath.state, seat).pawn], (card) => factsOf(card).restriction !== 'site');
}
