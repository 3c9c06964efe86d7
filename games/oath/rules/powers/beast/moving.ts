/** Beast: cards that move. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import { pickCard, pickPlayer } from '../../asking/picks.ts';
import type { PoweredState, Source } from '../../hooks/power.ts';
import { discard, moveToAdvisers, untouchable } from '../../operations/cards.ts';
import { board, moveFavor } from '../../operations/favor.ts';
import { faceupSlots, lyingOf, seatsOf, slotOfCard } from '../../queries/queries.ts';
import { isPrince } from '../../state/relations.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { looseAt } from '../shared/discarding.ts';
import { moveIn } from '../shared/moving.ts';

export const beastMoving = {
  /** Nobody may move it or what it displaces against Ancient Bloodline. */
  'roving-terror': {
    action: {
      can: (oath, seat, at) => displaced(oath, seat, at).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'card', displaced(oath, seat, at));
        const lying = lyingOf(oath.state, at);
        if (card === null || !lying) return;
        const slot = slotOfCard(oath.state, card);
        const place = siteAt(oath.state, slot).cards.findIndex((one) => one.card === card);
        yield* discard(oath, seat, card);
        yield* moveIn(oath, seat, lying, slot, place);
      },
    },
  },

  /** The secret goes along and comes back at Rest; no limit drives anybody away. A Prince has no advisers but his conspirators (OATH-9.4). */
  'pied-piper': {
    own: { noLimit: true },
    action: {
      can: (oath, _seat, at) => audience(oath, at).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', audience(oath, at));
        const lying = lyingOf(oath.state, at);
        if (other === null || !lying) return;
        moveToAdvisers(oath, other, lying);
        moveFavor(oath, board(other), board(seat), 2);
      },
    },
  },
} satisfies CardPowers;

function audience({ state }: PoweredState, { seat }: Source): Seat[] {
  return seatsOf(state).filter((other) => other !== seat && !isPrince(state, other));
}
function displaced(oath: PoweredState, seat: Seat, at: Source): CardId[] {
  if (untouchable(oath, seat, at.card, at.slot) !== null) return [];
  const elsewhere = faceupSlots(oath.state).filter((slot) => slot !== at.slot);
  return looseAt(oath, seat, elsewhere, (card) => factsOf(card).type === 'denizen');
}
