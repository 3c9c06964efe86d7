/** Arcane: cards that drive others away. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import { pickCard } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { discard } from '../../operations/cards.ts';
import { gainFavor } from '../../operations/favor.ts';
import { suitOf } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { discardAll, looseAt, looseInRegion } from '../shared/discarding.ts';

export const arcaneDiscards = {
  dazzle: {
    played: {
      *run(oath, seat) {
        yield* discardAll(oath, seat, looseInRegion(oath, seat, ['hearth', 'order']));
      },
    },
  },

  'taming-charm': {
    action: {
      can: (oath, seat) => wildHere(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'card', wildHere(oath, seat));
        if (card === null) return;
        yield* discard(oath, seat, card);
        gainFavor(oath, seat, suitOf(card) as Suit, 2);
      },
    },
  },
} satisfies CardPowers;

function wildHere(oath: PoweredState, seat: Seat): CardId[] {
  const wild = (card: CardId) => suitOf(card) === 'beast' || suitOf(card) === 'nomad';
  return looseAt(oath, seat, [playerOf(oath.state, seat).pawn], wild);
}
