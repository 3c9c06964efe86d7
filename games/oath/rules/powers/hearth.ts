/** The denizens of Hearth. Those that are missing here are battle plans whose data says it all. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { MOST_SUPPLY } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import { isHealed } from '../campaign/healing.ts';
import { fightsFor } from '../campaign/sides.ts';
import { becomeCitizen } from '../citizenship.ts';
import { hasNews, lookAt } from '../knowledge.ts';
import { negotiate, partners } from '../negotiation.ts';
import { discard, untouchable } from '../operations/cards.ts';
import { SHARED } from '../operations/favor.ts';
import { buryAtSite } from '../operations/relics.ts';
import { moveSecrets } from '../operations/secrets.ts';
import { gainSupply } from '../operations/supply.ts';
import { atSite, gainWarbands, moveWarbands, reserve } from '../operations/warbands.ts';
import { pickBuried, pickCard, pickPlayer } from '../picks.ts';
import type { Power, Standing } from '../power.ts';
import { boardColour, lyingCards, pawnRegion } from '../queries.ts';
import { killOnBoard } from '../redeploy.ts';
import { hasRelics, keepOrBury } from '../relic-draw.ts';
import { collect } from '../rest.ts';
import { sourceOf } from '../sources.ts';
import { playerOf, siteAt } from '../state.ts';
import type { TermKind } from '../terms.ts';
import { looseAdvisers } from './advisers.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile } from './citizens.ts';
import { hearthFavor } from './hearth-favor.ts';
import { hearthPlays } from './hearth-plays.ts';

export const hearth: CardPowers = {
  ...hearthPlays,
  ...hearthFavor,

  'tinkers-fair': fair(['favor', 'secret', 'relic']),
  'deed-writer': fair(['favor', 'secret', 'site']),

  'wayside-inn': {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).supply < MOST_SUPPLY,
      *run(oath, seat) {
        gainSupply(oath, seat, 2);
      },
    },
  },

  /** OATH-G9: bandits lose nobody, so it is of no use to them. */
  'traveling-doctor': {
    plan: { can: (_oath, _war, _at, user) => user !== null },
  },

  storyteller: {
    action: {
      *run(oath) {
        moveSecrets(oath, SHARED, { at: 'banner', banner: 'darkest-secret' }, 1);
      },
    },
  },

  'armed-mob': {
    action: {
      can: (oath) => accused(oath).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'adviser', accused(oath));
        if (card !== null) yield* discard(oath, seat, card);
      },
    },
  },

  'tavern-songs': {
    action: {
      can: (oath, seat) => hasNews(oath.state, seat, songs(oath, seat)),
      *run(oath, seat) {
        lookAt(oath, seat, songs(oath, seat), pawnRegion(oath.state, seat));
      },
    },
  },

  'a-round-of-ale': {
    action: {
      can: (oath, seat, at) => isThirsty(oath, seat, at.card),
      *run(oath, seat, { card }) {
        collect(oath, seat, card);
      },
    },
  },

  'land-warden': {
    fold: { 'search.keeps': (_oath, n) => n + 1 },
  },

  'family-heirloom': {
    played: { can: hasRelics, run: keepOrBury },
  },

  'news-from-afar': {
    fold: { 'action.free': () => true },
  },

  'hearts-and-minds': {
    plan: {
      *use(_oath, war) {
        war.winner = 'defense';
      },
      discarded: true,
      *spare(oath, _war, { card, user }, doomed) {
        return oath.state.banners['peoples-favor'].holder === user ? doomed.filter((one) => one !== card) : doomed;
      },
    },
  },

  'relic-breaker': {
    action: {
      can: (oath, seat) => brittle(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { pawn } = playerOf(oath.state, seat);
        const place = yield* pickBuried(oath, seat, at, 'relic', pawn, brittle(oath, seat));
        if (place === null) return;
        buryAtSite(oath, seat, pawn, place);
        gainWarbands(oath, seat, 3);
      },
    },
  },

  'ballot-box': {
    action: {
      can: (oath, seat) => isExile(oath, seat) && oath.state.banners['peoples-favor'].holder === seat,
      *run(oath, seat) {
        yield* becomeCitizen(oath, seat, null);
      },
    },
  },

  'rowdy-pub': {
    modifier: { auto: true },
    fold: { 'muster.yield': (_oath, n, at, muster) => (muster.card === at.card ? n + 1 : n) },
  },

  'vow-of-peace': {
    forbid: {
      campaign: (_oath, at, { seat }) => seat === at.seat,
      sacrifice: (_oath, at, war) => fightsFor(war, at.seat, 'defense'),
    },
  },

  marriage: {
    fold: {
      'adviser.suits': (_oath, n, at, { seat, suit }) => (seat === at.seat && suit === 'hearth' ? n + 1 : n),
    },
  },

  /** The dead of its side come back to its site; Cursed Cauldron asks whether it does (healing.ts). */
  hospital: {
    plan: {
      can: (_oath, _war, _at, user) => user !== null,
      *end(oath, war, { card, side, user }) {
        const { slot } = sourceOf(oath, card) ?? { slot: -1 };
        if (user === null || !isHealed(oath, war, side)) return;
        const colour = boardColour(oath.state, user);
        moveWarbands(oath, colour, reserve(colour), atSite(oath.state, slot), war.dead[side]);
      },
    },
  },

  'awaited-return': {
    modifier: {
      can: ({ state }, _at, { seat, free }) => !free && playerOf(state, seat).warbands > 0,
      *use(oath, _at, { seat }) {
        killOnBoard(oath, seat, 1);
      },
    },
    fold: { 'action.free': () => true },
  },
};

/** OATH-7.11: a binding exchange of such things with anybody. */
function fair(kinds: readonly TermKind[]): Power {
  return {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds });
      },
    },
  };
}
/** Armed Mob: whoever has the Darkest Secret without the People's Favor. */
function accused(oath: Standing): CardId[] {
  const { 'peoples-favor': favor, 'darkest-secret': secret } = oath.state.banners;
  return secret.holder === null || secret.holder === favor.holder ? [] : looseAdvisers(oath, [secret.holder]);
}
/** The top three cards of the own region's discard pile, the first one first. */
function songs({ state }: Standing, seat: Seat): CardId[] {
  return state.discards[pawnRegion(state, seat)].slice(-3).reverse();
}
function isThirsty({ state }: Standing, seat: Seat, ale: CardId): boolean {
  if (playerOf(state, seat).spent > 0) return true;
  for (const { card, favor, secrets } of lyingCards(state)) if (secrets > 0 || (favor > 0 && card !== ale)) return true;
  return false;
}
function brittle(oath: Standing, seat: Seat): number[] {
  const { pawn } = playerOf(oath.state, seat);
  return siteAt(oath.state, pawn).relics.flatMap((relic, n) =>
    untouchable(oath, seat, relic, pawn) === null ? [n] : [],
  );
}
