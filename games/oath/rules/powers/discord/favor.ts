/** Discord: favor. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS, type Suit } from '../../../data/board.ts';
import { pickBank } from '../../asking/picks.ts';
import { ruledOfSuit } from '../../campaign/plan-data.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { rollDefense, shields } from '../../operations/dice.ts';
import { board, gainFavor, moveFavor } from '../../operations/favor.ts';
import { seatsOf, suitOf } from '../../queries/queries.ts';
import { CHANCELLOR, playerOf, siteAt } from '../../state/state.ts';
import { atMostTwo } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile } from '../shared/citizens.ts';

export const discordFavor = {
  naysayers: {
    rest: {
      can: (oath, seat) =>
        seat !== CHANCELLOR && isExile(oath, oath.state.title.holder) && playerOf(oath.state, CHANCELLOR).favor > 0,
      *run(oath, seat) {
        moveFavor(oath, board(CHANCELLOR), board(seat), 1);
      },
    },
  },

  dissent: {
    played: {
      *run(oath, _seat, { card }) {
        const { holder } = oath.state.banners['peoples-favor'];
        for (const seat of seatsOf(oath.state)) {
          const suits = SUITS.filter((suit) => ruledOfSuit(oath, seat, suit) > 0);
          if (seat !== holder) moveFavor(oath, board(seat), { at: 'card', card }, suits.length);
        }
      },
    },
  },

  /** Favor that leaves a card without a suit is not burned (OATH-G28). */
  'vow-of-renewal': {
    fold: {
      'favor.to': (_oath, to, at, { from }) => (to.at === 'shared' && from.at !== 'card' ? board(at.seat) : to),
    },
    forbid: {
      recover: (_oath, at, { seat, what }) => seat === at.seat && 'banner' in what && what.banner === 'peoples-favor',
    },
  },

  'silver-tongue': {
    fold: atMostTwo,
    rest: {
      can: (oath, seat) => suitsHere(oath, seat).length > 0,
      *run(oath, seat, at) {
        const suit = yield* pickBank(oath, seat, at, 'bank', suitsHere(oath, seat));
        if (suit !== null) gainFavor(oath, seat, suit, 1);
      },
    },
  },

  'gambling-hall': {
    action: {
      *run(oath, seat, at) {
        const faces = yield* rollDefense(oath, 4, seat);
        oath.tell({ kind: 'rolled', seat, faces });
        const won = shields(faces);
        const suit = won > 0 ? yield* pickBank(oath, seat, at, 'bank') : null;
        if (suit !== null) gainFavor(oath, seat, suit, won);
      },
    },
  },

  'chaos-cult': {
    react: {
      *'title-taken'(oath, at, { seat }) {
        if (seat !== at.seat) moveFavor(oath, board(seat), board(at.seat), 1);
      },
    },
  },
} satisfies CardPowers;

function suitsHere({ state }: PoweredState, seat: Seat): Suit[] {
  const { cards } = siteAt(state, playerOf(state, seat).pawn);
  return SUITS.filter((suit) => state.banks[suit] > 0 && cards.some(({ card }) => suitOf(card) === suit));
}
