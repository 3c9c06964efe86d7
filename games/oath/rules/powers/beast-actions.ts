/** Beast: Action powers. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Slot, Suit } from '../../data/board.ts';
import { type CardId, factsOf, GRAND_SCEPTER } from '../../data/cards.ts';
import { richBanks } from '../bank-gains.ts';
import { campaign, canCampaign } from '../campaign/campaign.ts';
import { looseAt } from '../discarding.ts';
import { moveIn } from '../moving.ts';
import { discard, moveToAdvisers, untouchable } from '../operations/cards.ts';
import { bank, board, moveFavor } from '../operations/favor.ts';
import { buryHeld, drawRelic, takeRelics } from '../operations/relics.ts';
import { gainWarbands } from '../operations/warbands.ts';
import { pickBank, pickCard, pickPlayer, pickSlot } from '../picks.ts';
import type { Source, Standing } from '../power.ts';
import { isPrince } from '../prince/relations.ts';
import { advisersOfSuit, faceupSlots, hasSuitAt, lyingOf, seatsOf, slotOfCard, suitOf } from '../queries.ts';
import { killOnBoard } from '../redeploy.ts';
import { hasRelics } from '../relic-draw.ts';
import { playerOf, siteAt } from '../state.ts';
import type { CardPowers } from './card-powers.ts';

export const beastActions: CardPowers = {
  wolves: {
    action: {
      can: (oath) => hunted(oath).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', hunted(oath));
        if (other !== null) killOnBoard(oath, other, 1);
      },
    },
  },

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

  /** The new relic may be the one that is buried; a thief may have been faster. */
  'fae-merchant': {
    action: {
      can: hasRelics,
      *run(oath, seat, at) {
        const drawn = yield* drawRelic(oath, seat);
        if (drawn !== undefined) yield* takeRelics(oath, seat, [{ drawn }]);
        const held = playerOf(oath.state, seat).relics.map(({ card }) => card);
        const relic = yield* pickCard(
          oath,
          seat,
          at,
          'bury',
          held.filter((card) => card !== GRAND_SCEPTER),
        );
        if (relic !== null) buryHeld(oath, seat, relic);
      },
    },
  },

  'second-chance': {
    action: {
      can: (oath) => guilty(oath).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', guilty(oath));
        if (other !== null) killOnBoard(oath, other, 1);
        gainWarbands(oath, seat, 1);
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

  'memory-of-nature': {
    action: {
      can: (oath) => beastsAtSites(oath) > 0 && tame(oath).length > 0,
      *run(oath, seat, at) {
        for (let n = beastsAtSites(oath); n > 0; n--) {
          const suit = yield* pickBank(oath, seat, at, 'bank', tame(oath));
          if (suit === null) return;
          moveFavor(oath, bank(suit), bank('beast'), 1);
        }
      },
    },
  },

  'wild-allies': {
    action: {
      can: (oath, seat) => lairs(oath, seat).length > 0,
      *run(oath, seat, at) {
        const slot = yield* pickSlot(oath, seat, at, 'site', lairs(oath, seat));
        if (slot !== null) yield* campaign(oath, seat, { at: slot, from: [slot], free: true });
      },
    },
  },
};

/** Faceup sites with a Beast card. */
export function beastSlots({ state }: Standing): Slot[] {
  return faceupSlots(state).filter((slot) => hasSuitAt(siteAt(state, slot), 'beast'));
}
export function beastsAtSites({ state }: Standing): number {
  return faceupSlots(state)
    .flatMap((slot) => siteAt(state, slot).cards)
    .filter(({ card }) => suitOf(card) === 'beast').length;
}

function hunted({ state }: Standing): Seat[] {
  return seatsOf(state).filter((seat) => playerOf(state, seat).warbands > 0);
}
function guilty(oath: Standing): Seat[] {
  return hunted(oath).filter((seat) => advisersOfSuit(oath, seat, 'order') + advisersOfSuit(oath, seat, 'discord') > 0);
}
function audience({ state }: Standing, { seat }: Source): Seat[] {
  return seatsOf(state).filter((other) => other !== seat && !isPrince(state, other));
}
function displaced(oath: Standing, seat: Seat, at: Source): CardId[] {
  if (untouchable(oath, seat, at.card, at.slot) !== null) return [];
  const elsewhere = faceupSlots(oath.state).filter((slot) => slot !== at.slot);
  return looseAt(oath, seat, elsewhere, (card) => factsOf(card).type === 'denizen');
}
/** Banks other than Beast's that hold favor. */
function tame(oath: Standing): Suit[] {
  return richBanks(oath).filter((suit) => suit !== 'beast');
}
function lairs(oath: Standing, seat: Seat): Slot[] {
  return beastSlots(oath).filter((slot) => canCampaign(oath, seat, { at: slot, from: [slot], free: true }));
}
