/** Hearth: what concerns the play of cards, and cards that move. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type CardId, factsOf } from '../../data/cards.ts';
import { favorFromOneBank } from '../bank-gains.ts';
import { canMoveTo, moveIn } from '../moving.ts';
import { gainFavor } from '../operations/favor.ts';
import { pickCard } from '../picks.ts';
import { isDenizenFaceup } from '../play.ts';
import type { Standing } from '../power.ts';
import { suitOf } from '../queries.ts';
import { playerOf, siteAt } from '../state.ts';
import { looseAdvisers } from './advisers.ts';
import type { CardPowers } from './card-powers.ts';

export const hearthPlays: CardPowers = {
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
};

/** Own faceup advisers that may move to the own site. */
function settlers(oath: Standing, seat: Seat): CardId[] {
  if (!canMoveTo(oath, seat, playerOf(oath.state, seat).pawn)) return [];
  return looseAdvisers(oath, [seat], ({ card }) => factsOf(card).restriction !== 'adviser');
}
