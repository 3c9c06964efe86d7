/** Hearth: plays, and cards that move. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import { isDenizenFaceup } from '../../actions/play.ts';
import { pickCard } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { gainFavor } from '../../operations/favor.ts';
import { suitOf } from '../../queries/queries.ts';
import { playerOf, siteAt } from '../../state/state.ts';
import { looseAdvisers } from '../shared/advisers.ts';
import { favorFromOneBank } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { canMoveTo, moveIn } from '../shared/moving.ts';

export const hearthPlay = {
  'welcoming-party': {
    modifier: { on: 'play', auto: true },
    react: {
      *played(oath, _at, { play, way }) {
        if (play.from !== 'adviser' && isDenizenFaceup(way)) gainFavor(oath, play.seat, 'hearth', 1);
      },
    },
  },

  homesteaders: {
    action: {
      can: (oath, seat) => settlers(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'adviser', settlers(oath, seat));
        const lying = playerOf(oath.state, seat).advisers.find((one) => one.card === card);
        if (lying) yield* moveIn(oath, seat, lying, playerOf(oath.state, seat).pawn);
      },
    },
  },

  'crop-rotation': {
    modifier: { on: 'play', auto: true },
    fold: {
      'play.first': ({ state }, cards, _at, { slot }) => [
        ...cards,
        ...siteAt(state, slot).cards.map(({ card }) => card),
      ],
    },
  },

  'book-binders': {
    react: {
      *played(oath, at, { play, way }) {
        const seen = way.to === 'vision' || way.to === 'conspiracy';
        if (seen && play.seat !== at.seat) yield* favorFromOneBank(oath, at.seat, at, 2);
      },
    },
  },

  'saddle-makers': {
    react: {
      *played(oath, at, { play, way }) {
        const suit = suitOf(play.card);
        if (play.seat === at.seat || !isDenizenFaceup(way)) return;
        if (suit === 'nomad' || suit === 'order') gainFavor(oath, at.seat, suit, 2);
      },
    },
  },
} satisfies CardPowers;

/** The player's faceup advisers that may move to the site of the pawn. */
function settlers(oath: PoweredState, seat: Seat): CardId[] {
  if (!canMoveTo(oath, seat, playerOf(oath.state, seat).pawn)) return [];
  return looseAdvisers(oath, [seat], ({ card }) => factsOf(card).restriction !== 'adviser');
}
