/** Nomad: people who come together, change places and change sides. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { isOutside } from '@tavola/kernel/real.ts';
import type { Slot } from '../../data/board.ts';
import { type CardId, factsOf } from '../../data/cards.ts';
import { choose, PASS } from '../choose.ts';
import { looseAt } from '../discarding.ts';
import { canMoveTo, moveIn } from '../moving.ts';
import { mayTalk, negotiate, receives } from '../negotiation.ts';
import { takeBanner } from '../operations/banners.ts';
import { swapCards, untouchable } from '../operations/cards.ts';
import { movePawn } from '../operations/pawn.ts';
import { conferOutside } from '../outside/turn.ts';
import { may, pickCard, pickCardOrNone, pickSlot, tellUsed, wants } from '../picks.ts';
import type { Oath, Source, Standing } from '../power.ts';
import { faceupSlots, placeOf, playersAt, seatsOf, suitOf } from '../queries.ts';
import { type Adviser, CHANCELLOR, playerOf } from '../state.ts';
import { looseAdvisers, ownerOfAdviser, swapAdvisersOf } from './advisers.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile, turnCitizenBlind } from './citizens.ts';

export const nomadPeople: CardPowers = {
  /** Putting a pawn is not travelling. Everybody present may then negotiate with everybody present. */
  'the-gathering': {
    played: {
      *run(oath, _seat, at) {
        yield* gather(oath, at);
        const [first, ...others] = playersAt(oath.state, at.slot).filter((one) => isOutside(oath, one));
        if (first !== undefined && others.length > 0) yield* conferOutside(oath, first, placeOf(oath.state, at.slot));
        if (first !== undefined) return;
        for (const opener of playersAt(oath.state, at.slot)) yield* confer(oath, opener, at);
      },
    },
  },

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
};

const SWAPPED = ['favor', 'secret', 'relic', 'adviser'] as const;

function* gather(oath: Oath, at: Source): Rules {
  for (const seat of seatsOf(oath.state)) {
    if (playerOf(oath.state, seat).pawn === at.slot || !(yield* may(oath, seat, at, 'come'))) continue;
    yield* movePawn(oath, seat, at.slot);
    oath.tell({ kind: 'placed-pawn', seat, to: placeOf(oath.state, at.slot) });
  }
}
/** OATH-3.6 c: with each partner at most two negotiations a turn, whoever opens them. */
function* confer(oath: Oath, opener: Seat, at: Source): Rules {
  for (;;) {
    const present = playersAt(oath.state, at.slot).filter((other) => other !== opener && mayTalk(oath, other));
    if (present.length === 0) return;
    const moves = present.map((seat) => ({ kind: 'player', seat }) as const);
    const pick = yield* choose(oath, opener, { kind: 'power', card: at.card, part: 'partner' }, [...moves, PASS]);
    if (pick.kind !== 'player') return;
    yield* negotiate(oath, opener, pick.seat, { by: at.card, kinds: SWAPPED });
  }
}

/** Other Nomad cards at sites, if both may be moved. */
function herds(oath: Standing, seat: Seat, at: Source): CardId[] {
  if (untouchable(oath, seat, at.card, at.slot) !== null) return [];
  const other = (card: CardId) => card !== at.card && suitOf(card) === 'nomad';
  return looseAt(oath, seat, faceupSlots(oath.state), other);
}
function wanderers(oath: Standing): CardId[] {
  return looseAdvisers(
    oath,
    seatsOf(oath.state),
    ({ card }) => isNomad(card) && factsOf(card).restriction !== 'adviser',
  );
}
function openSlots(oath: Standing, seat: Seat): Slot[] {
  return faceupSlots(oath.state).filter((slot) => canMoveTo(oath, seat, slot));
}
function twins(oath: Standing, seat: Seat): CardId[] {
  const others = seatsOf(oath.state).filter((other) => other !== seat);
  return looseAdvisers(oath, others, ({ card }) => isNomad(card));
}
function isNomad(card: CardId): boolean {
  return suitOf(card) === 'nomad';
}
