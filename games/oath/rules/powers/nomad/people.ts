/** Nomad: people who change places and change sides. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../../data/board.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import { pickCard, pickCardOrNone, pickSlot, tellUsed, wants } from '../../asking/picks.ts';
import type { PoweredState, Source } from '../../hooks/power.ts';
import { receives } from '../../minor/negotiation.ts';
import { takeBanner } from '../../operations/banners.ts';
import { swapCards, untouchable } from '../../operations/cards.ts';
import { faceupSlots, seatsOf, suitOf } from '../../queries/queries.ts';
import { type Adviser, CHANCELLOR, playerOf } from '../../state/state.ts';
import { looseAdvisers, ownerOfAdviser, swapAdvisersOf } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile, turnCitizenBlind } from '../shared/citizens.ts';
import { looseAt } from '../shared/discarding.ts';
import { canMoveTo, moveIn } from '../shared/moving.ts';

export const nomadPeople = {
  'great-herd': {
    played: {
      can: (oath, seat, at) => herds(oath, seat, at).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCardOrNone(oath, seat, at, 'card', herds(oath, seat, at));
        if (card === null) return;
        tellUsed(oath, seat, at);
        swapCards(oath, seat, at.card, card);
      },
      optional: true,
    },
  },

  resettle: {
    action: {
      can: (oath, seat) => wanderers(oath).length > 0 && openSlots(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'adviser', wanderers(oath));
        const slot = yield* pickSlot(oath, seat, at, 'site', openSlots(oath, seat));
        if (card === null || slot === null) return;
        const { advisers } = playerOf(oath.state, ownerOfAdviser(oath, card));
        yield* moveIn(oath, seat, advisers.find((one) => one.card === card) as Adviser, slot);
      },
    },
  },

  /** Given, not seized: nothing burns. */
  'ancient-pact': {
    played: {
      can: (oath, seat) =>
        isExile(oath, seat) &&
        oath.state.banners['darkest-secret'].holder === seat &&
        receives(oath, CHANCELLOR, 'darkest-secret'),
      *run(oath, seat, at) {
        if (!(yield* wants(oath, seat, at, 'citizen'))) return;
        takeBanner(oath, CHANCELLOR, 'darkest-secret', 'given');
        yield* turnCitizenBlind(oath, seat, at);
      },
      optional: true,
    },
  },

  'twin-brother': {
    played: {
      can: (oath, seat) => twins(oath, seat).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCardOrNone(oath, seat, at, 'adviser', twins(oath, seat));
        if (card === null) return;
        tellUsed(oath, seat, at);
        yield* swapAdvisersOf(oath, seat, at.card, card, null);
      },
      optional: true,
    },
  },
} satisfies CardPowers;

/** Other Nomad cards at sites, if both may be moved. */
function herds(oath: PoweredState, seat: Seat, at: Source): CardId[] {
  if (untouchable(oath, seat, at.card, at.slot) !== null) return [];
  const other = (card: CardId) => card !== at.card && suitOf(card) === 'nomad';
  return looseAt(oath, seat, faceupSlots(oath.state), other);
}
function wanderers(oath: PoweredState): CardId[] {
  return looseAdvisers(
    oath,
    seatsOf(oath.state),
    ({ card }) => isNomad(card) && factsOf(card).restriction !== 'adviser',
  );
}
function openSlots(oath: PoweredState, seat: Seat): Slot[] {
  return faceupSlots(oath.state).filter((slot) => canMoveTo(oath, seat, slot));
}
function twins(oath: PoweredState, seat: Seat): CardId[] {
  const others = seatsOf(oath.state).filter((other) => other !== seat);
  return looseAdvisers(oath, others, ({ card }) => isNomad(card));
}
function isNomad(card: CardId): boolean {
  return suitOf(card) === 'nomad';
}
