/** Action powers of relics. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { drawSome } from '@tavola/kernel/pile.ts';
import { MOST_SUPPLY, SLOTS, type Slot, type Suit } from '../../data/board.ts';
import { type CardId, factsOf } from '../../data/cards.ts';
import { choose } from '../choose.ts';
import { looseAt } from '../discarding.ts';
import { forbiddenBy } from '../hooks.ts';
import { hasNews, knows, learnAll, lookAt } from '../knowledge.ts';
import type { Move } from '../moves.ts';
import { swapCards } from '../operations/cards.ts';
import { board } from '../operations/favor.ts';
import { buryHeld, peekRelic, takeRelics } from '../operations/relics.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { gainSupply } from '../operations/supply.ts';
import { may, pickCard, pickPlayer, pickReliquary } from '../picks.ts';
import { discardDown } from '../play.ts';
import type { Standing } from '../power.ts';
import { adviserCard, hasSuitAt, pawnRegion, placeOf, rulerOf, seatsOf, slotOf, suitOf } from '../queries.ts';
import { hasRelics, keepOrBury } from '../relic-draw.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state.ts';
import { canTravel, forcedSlots, forceTravel, travel } from '../travel.ts';
import { looseAdvisers } from './advisers.ts';
import type { CardPowers } from './card-powers.ts';

export const relicActions: CardPowers = {
  /** The own site does not count as a match. */
  'brass-horse': {
    action: {
      can: (oath, seat) => topCard(oath, seat) !== undefined && canTravel(oath, seat, { free: true }),
      *run(oath, seat) {
        const card = topCard(oath, seat) as CardId;
        learnAll(oath.state, card);
        oath.tell({ kind: 'shown', seat, cards: [card] });
        const journey = { free: true, among: pastures(oath, seat, suitOf(card)) };
        if (canTravel(oath, seat, journey)) yield* travel(oath, seat, journey);
      },
    },
  },

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

  /** Who has vowed silence keeps the secret. */
  whistle: {
    action: {
      can: (oath, seat) => summoned(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', summoned(oath, seat));
        if (other === null) return;
        const came = yield* forceTravel(oath, other, seat, { among: [playerOf(oath.state, seat).pawn] });
        if (came && forbiddenBy(oath, 'give', { seat, what: 'secrets' }) === null)
          moveSecrets(oath, { at: 'card', card: at.card }, board(other), 1);
      },
    },
  },

  'dowsing-sticks': {
    action: { can: hasRelics, run: keepOrBury },
  },

  'skeleton-key': {
    action: {
      can: (oath, seat) =>
        rulerOf(oath, playerOf(oath.state, seat).pawn) === CHANCELLOR &&
        oath.state.reliquary.some((relic) => relic !== null),
      *run(oath, seat, at) {
        const n = yield* pickReliquary(oath, seat, at, 'slot');
        if (n === null) return;
        peekRelic(oath, seat, oath.state.reliquary[n] as CardId, 'reliquary', n);
        if (yield* may(oath, seat, at, 'take')) yield* takeRelics(oath, seat, [{ reliquary: n }]);
      },
    },
  },

  'oracular-pig': {
    action: {
      can: ({ state }, seat) => hasNews(state, seat, state.worldDeck.slice(-3)),
      *run(oath, seat) {
        const { worldDeck } = oath.state;
        const cards = yield* drawSome(worldDeck, 3, 'draw-world', undefined, seat);
        worldDeck.push(...cards.toReversed());
        lookAt(oath, seat, cards, 'world');
      },
    },
  },

  'ivory-eye': {
    action: {
      can: (oath, seat) => hidden(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { state } = oath;
        const ask = { kind: 'power', card: at.card, part: 'look' } as const;
        const pick = yield* choose(oath, seat, ask, () => hidden(oath, seat));
        if (pick.kind === 'facedown') lookAt(oath, seat, [adviserCard(state, pick)], { adviserOf: pick.seat });
        else if (pick.kind === 'buried') {
          const relic = siteAt(state, slotOf(state, pick.site)).relics[pick.n] as CardId;
          peekRelic(oath, seat, relic, pick.site, pick.n);
        } else lookAt(oath, seat, [siteAt(state, slotOf(state, pick.site)).site], 'site');
      },
    },
  },

  map: {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).supply < MOST_SUPPLY,
      *run(oath, seat, { card }) {
        buryHeld(oath, seat, card);
        gainSupply(oath, seat, 4);
      },
    },
  },
};

function topCard({ state }: Standing, seat: Seat): CardId | undefined {
  return state.discards[pawnRegion(state, seat)].at(-1);
}
/** Sites with a card of the suit; anywhere if there is none. */
function pastures({ state }: Standing, seat: Seat, suit: Suit | null): Slot[] {
  const { pawn } = playerOf(state, seat);
  const others = SLOTS.map((_, slot) => slot).filter((slot) => slot !== pawn);
  const fitting = others.filter((slot) => suit !== null && hasSuitAt(siteAt(state, slot), suit));
  return fitting.length > 0 ? fitting : others;
}
function masked(oath: Standing, seat: Seat): CardId[] {
  return looseAdvisers(oath, [seat], ({ card }) => factsOf(card).restriction !== 'adviser');
}
function unmasked(oath: Standing, seat: Seat): CardId[] {
  return looseAt(oath, seat, [playerOf(oath.state, seat).pawn], (card) => factsOf(card).restriction !== 'site');
}
function summoned(oath: Standing, seat: Seat): Seat[] {
  const { pawn } = playerOf(oath.state, seat);
  return seatsOf(oath.state).filter(
    (other) => playerOf(oath.state, other).pawn !== pawn && forcedSlots(oath, other, [pawn]).length > 0,
  );
}

type Hidden = Extract<Move, { kind: 'site' | 'facedown' | 'buried' }>;
/** Facedown sites, advisers and relics at sites that the player has not seen. */
function hidden({ state }: Standing, seat: Seat): Hidden[] {
  const sites = state.sites.flatMap(({ site, faceup }, slot): Hidden[] =>
    faceup || knows(state, seat, site) ? [] : [{ kind: 'site', site: placeOf(state, slot) }],
  );
  const advisers = state.players.flatMap(({ advisers: all }, owner) =>
    all.flatMap(({ card, faceup }, n): Hidden[] =>
      faceup || knows(state, seat, card) ? [] : [{ kind: 'facedown', seat: owner, n }],
    ),
  );
  const relics = state.sites.flatMap(({ relics: all }, slot) =>
    all.flatMap((relic, n): Hidden[] =>
      knows(state, seat, relic) ? [] : [{ kind: 'buried', site: placeOf(state, slot), n }],
    ),
  );
  return [...sites, ...advisers, ...relics];
}
