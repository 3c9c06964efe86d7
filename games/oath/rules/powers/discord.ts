/** The denizens of Discord. Those that are missing here are battle plans whose data says it all. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { REGIONS, type Region, SUITS, type Suit } from '../../data/board.ts';
import { campaign, canCampaign, offerCampaign } from '../campaign/campaign.ts';
import { ruledOfSuit } from '../campaign/plan-data.ts';
import { opposes } from '../campaign/sides.ts';
import { agrees } from '../choose.ts';
import { hasEndedAct } from '../citizenship.ts';
import { sitesCounted } from '../goals.ts';
import { forbiddenBy } from '../hooks.ts';
import { hasNews, lookAt } from '../knowledge.ts';
import { rollDefense, shields } from '../operations/dice.ts';
import { board, gainFavor, moveFavor, SHARED } from '../operations/favor.ts';
import { gainSecrets, moveSecrets, secretsOn, takeSecrets } from '../operations/secrets.ts';
import { atSite, gainWarbands, kill, placeWarbands } from '../operations/warbands.ts';
import { may, pickBank, pickPile, pickPlayer, wants } from '../picks.ts';
import type { Source, Standing } from '../power.ts';
import {
  boardColour,
  colourOf,
  faceupSlots,
  isEnemyOf,
  neighbours,
  playersAt,
  rulerOf,
  rulesCard,
  seatsOf,
  suitOf,
} from '../queries.ts';
import { coloursAt, killAtSite } from '../redeploy.ts';
import { CHANCELLOR, playerOf, siteAt } from '../state.ts';
import { canTravel, travel } from '../travel.ts';
import { atMostTwo } from './advisers.ts';
import type { CardPowers } from './card-powers.ts';
import { isExile, turnCitizenBlind } from './citizens.ts';
import { purges } from './discord-purges.ts';
import { relicHunters } from './discord-relics.ts';
import { prophet } from './false-prophet.ts';

const DARKEST_SECRET = { at: 'banner', banner: 'darkest-secret' } as const;

export const discord: CardPowers = {
  'a-small-favor': {
    played: {
      *run(oath, seat) {
        gainWarbands(oath, seat, 4);
      },
    },
  },

  /** OATH-3.5: whoever has ended their Act Phase meanwhile (Martial Culture) goes straight to Rest. */
  'second-wind': {
    plan: {
      *after(oath, war, { card, user }) {
        if (war.winner !== 'attack' || user === null || hasEndedAct(oath, user)) return;
        if (canTravel(oath, user, { free: true }) && (yield* may(oath, user, { card }, 'travel')))
          yield* travel(oath, user, { free: true });
        yield* offerCampaign(oath, user, { card });
      },
    },
  },

  'sleight-of-hand': {
    action: {
      can: (oath, seat) => pickable(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', pickable(oath, seat));
        if (other !== null) takeSecrets(oath, other, seat, 1);
      },
    },
  },

  'key-to-the-city': {
    played: {
      can: (oath, _seat, at) => !rulerIsHere(oath, at),
      *run(oath, seat, { slot }) {
        for (const colour of coloursAt(oath, slot))
          kill(oath, colour, atSite(oath.state, slot), Number.POSITIVE_INFINITY);
        const gained = gainWarbands(oath, seat, 1);
        if (gained > 0 && forbiddenBy(oath, 'place', { seat, slot }) === null) placeWarbands(oath, seat, slot, 1);
      },
    },
  },

  scryer: {
    action: {
      can: (oath, seat) => newPiles(oath, seat).length > 0,
      *run(oath, seat, at) {
        const pile = yield* pickPile(oath, seat, at, 'pile', newPiles(oath, seat));
        if (pile !== null) lookAt(oath, seat, oath.state.discards[pile].toReversed(), pile);
      },
    },
  },

  naysayers: {
    rest: {
      can: (oath, seat) =>
        seat !== CHANCELLOR && isExile(oath, oath.state.title.holder) && playerOf(oath.state, CHANCELLOR).favor > 0,
      *run(oath, seat) {
        moveFavor(oath, board(CHANCELLOR), board(seat), 1);
      },
    },
  },

  charlatan: {
    played: {
      *run(oath) {
        moveSecrets(oath, DARKEST_SECRET, SHARED, oath.state.banners['darkest-secret'].tokens - 1);
      },
    },
  },

  downtrodden: {
    modifier: { auto: true },
    fold: { 'muster.yield': (oath, n, _at, { card }) => (isPoorest(oath, suitOf(card)) ? n + 2 : n) },
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

  ...relicHunters,
  ...purges,
  'false-prophet': prophet,

  /** Favor that leaves a card without a suit is not burned (OATH-G28). */
  'vow-of-renewal': {
    fold: {
      'favor.to': (_oath, to, at, { from }) => (to.at === 'shared' && from.at !== 'card' ? board(at.seat) : to),
    },
    forbid: {
      recover: (_oath, at, { seat, what }) => seat === at.seat && 'banner' in what && what.banner === 'peoples-favor',
    },
  },

  'royal-ambitions': {
    played: {
      can: (oath, seat) => isExile(oath, seat) && sitesCounted(oath, seat) > sitesCounted(oath, CHANCELLOR),
      *run(oath, seat, at) {
        if (yield* wants(oath, seat, at, 'citizen')) yield* turnCitizenBlind(oath, seat, at);
      },
      optional: true,
    },
  },

  'beast-tamer': {
    forbid: {
      plan: (_oath, at, { campaign: war, source, side }) =>
        opposes(war, at.seat, side) && (source.facts.suit === 'beast' || source.facts.suit === 'nomad'),
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

  'boiling-lake': {
    react: {
      *travelled(oath, at, { seat, to }) {
        if (to === at.slot && !rulesCard(oath, seat, at)) kill(oath, boardColour(oath.state, seat), board(seat), 2);
      },
    },
  },

  insomnia: {
    fold: atMostTwo,
    rest: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },

  'sneak-attack': {
    react: {
      *'after-campaign'(oath, at, war) {
        const waging = { free: true, against: war.seat };
        if (war.seat === at.seat || !canCampaign(oath, at.seat, waging)) return;
        if (yield* agrees(oath, at.seat, { kind: 'reaction', card: at.card })) yield* campaign(oath, at.seat, waging);
      },
    },
  },

  gossip: {
    forbid: {
      play: (oath, at, { play, way }) => way.to === 'advisers' && !way.faceup && isEnemyOf(oath, play.seat, at),
    },
  },

  'bandit-chief': {
    fold: { 'site.bandits': (_oath, n) => n + 2 },
    played: {
      *run(oath, seat, at) {
        for (const slot of faceupSlots(oath.state)) yield* killAtSite(oath, seat, at, slot, 1);
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
};

// ---- what they ask

/** Neighbours with more than one secret. */
function pickable(oath: Standing, seat: Seat): Seat[] {
  return neighbours(oath.state, seat).filter((other) => secretsOn(oath, other) > 1);
}
/** Key to the City: for the Empire any Imperial pawn counts. */
function rulerIsHere(oath: Standing, { slot }: Source): boolean {
  const ruler = rulerOf(oath, slot);
  return playersAt(oath.state, slot).some((other) => colourOf(oath.state, other) === ruler);
}
/** Discard piles that hold a card the player does not know. */
function newPiles({ state }: Standing, seat: Seat): Region[] {
  return REGIONS.filter((region) => hasNews(state, seat, state.discards[region]));
}
function isPoorest({ state: { banks } }: Standing, suit: Suit | null): boolean {
  return suit !== null && SUITS.every((other) => other === suit || banks[other] > banks[suit]);
}
function suitsHere({ state }: Standing, seat: Seat): Suit[] {
  const { cards } = siteAt(state, playerOf(state, seat).pawn);
  return SUITS.filter((suit) => state.banks[suit] > 0 && cards.some(({ card }) => suitOf(card) === suit));
}
