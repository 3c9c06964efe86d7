/** Discord: cards that drive others away. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS, type Suit } from '../../../data/board.ts';
import { pickCard, pickSuit } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { discard, untouchable } from '../../operations/cards.ts';
import { faceupSlots, neighbours, seatsOf, suitOf } from '../../queries/queries.ts';
import { siteAt } from '../../state/state.ts';
import { atMostTwo, looseAdvisers, swapAdvisersOf } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { discardAll, looseAt } from '../shared/discarding.ts';

export const discordPurges = {
  assassin: {
    fold: atMostTwo,
    action: {
      can: (oath, seat) => looseAdvisers(oath, neighbours(oath.state, seat)).length > 0,
      *run(oath, seat, at) {
        const victims = looseAdvisers(oath, neighbours(oath.state, seat));
        const card = yield* pickCard(oath, seat, at, 'adviser', victims);
        if (card !== null) yield* discard(oath, seat, card);
      },
    },
  },

  'salt-the-earth': {
    own: {
      anyRoom: true,
      forbid: (oath, { seat }, slot) =>
        siteAt(oath.state, slot).cards.some(({ card }) => untouchable(oath, seat, card, slot) !== null),
    },
    fold: { 'site.capacity': (_oath, n, at, { slot }) => (slot === at.slot ? 1 : n) },
    played: {
      *run(oath, seat, { card, slot }) {
        yield* discardAll(
          oath,
          seat,
          looseAt(oath, seat, [slot], (other) => other !== card),
        );
      },
    },
  },

  riots: {
    played: {
      can: ({ state }) => state.banners['peoples-favor'].mob,
      *run(oath, seat, at) {
        const suit = yield* pickSuit(oath, seat, at, 'suit', commonest(oath));
        const rioted = (card: string) => card !== at.card && suitOf(card) === suit;
        yield* discardAll(oath, seat, looseAt(oath, seat, faceupSlots(oath.state), rioted));
      },
    },
  },

  enchantress: {
    action: {
      can: (oath, seat) => charmable(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'adviser', charmable(oath, seat));
        if (card !== null) yield* swapAdvisersOf(oath, seat, at.card, card, at.card);
      },
    },
  },
} satisfies CardPowers;

/** The most frequent suits among cards at sites. */
function commonest({ state }: PoweredState): Suit[] {
  const cards = state.sites.flatMap(({ faceup, cards: lying }) => (faceup ? lying : []));
  const count = (suit: Suit) => cards.filter(({ card }) => suitOf(card) === suit).length;
  const most = Math.max(...SUITS.map(count));
  return most === 0 ? [] : SUITS.filter((suit) => count(suit) === most);
}
function charmable(oath: PoweredState, seat: Seat): string[] {
  return looseAdvisers(
    oath,
    seatsOf(oath.state).filter((other) => other !== seat),
  );
}
