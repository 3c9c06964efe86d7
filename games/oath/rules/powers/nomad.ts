/** The denizens of Nomad. Those that are missing here are battle plans whose data says it all. */
import type { Seat } from '@tavola/kernel/ask.ts';
import { type CardId, factsOf } from '../../data/cards.ts';
import { burnDownTo, ruledCards, ruledOfSuit } from '../campaign/plan-data.ts';
import { isCommitted } from '../in-use.ts';
import { discard, untouchable } from '../operations/cards.ts';
import { bank, board, moveFavor, SHARED } from '../operations/favor.ts';
import { gainSecrets, moveSecrets } from '../operations/secrets.ts';
import { gainSupply } from '../operations/supply.ts';
import { pickCardOrNone } from '../picks.ts';
import type { Standing } from '../power.ts';
import { areEnemies, isEnemyOf, lyingCards, rulesSite, seatsOf, slotOfCard, suitOf } from '../queries.ts';
import { deployable, redeploy } from '../redeploy.ts';
import { playerOf } from '../state.ts';
import type { CardPowers } from './card-powers.ts';
import { nomadJourneys } from './nomad-journeys.ts';
import { nomadPeople } from './nomad-people.ts';
import { nomadPiles } from './nomad-piles.ts';

export const nomad: CardPowers = {
  ...nomadJourneys,
  ...nomadPeople,
  ...nomadPiles,

  /** What lies on cards is of whoever's turn it is; the secret placed here is the one that stays. */
  'ancient-binding': {
    action: {
      *run(oath, seat, at) {
        for (const other of seatsOf(oath.state)) if (other !== seat) burnDownTo(oath, other, 1);
        burnDownTo(oath, seat, 0);
        for (const { card, secrets } of lyingCards(oath.state)) {
          const burned = card === at.card ? secrets - 1 : secrets;
          if (burned > 0) moveSecrets(oath, { at: 'card', card }, SHARED, burned);
        }
      },
    },
  },

  'warning-signals': {
    plan: {
      can: (oath, _war, _at, user) => user !== null && deployable(oath, user).length > 0,
      *use(oath, _war, { user }, at) {
        if (user !== null) yield* redeploy(oath, user, at);
      },
      discarded: true,
    },
  },

  elders: {
    action: {
      *run(oath, seat) {
        gainSecrets(oath, seat, 1);
      },
    },
  },

  'faithful-friend': {
    played: {
      *run(oath, seat) {
        gainSupply(oath, seat, 4);
      },
    },
  },

  'vow-of-kinship': {
    played: {
      *run(oath, seat) {
        moveFavor(oath, board(seat), NOMAD_BANK, playerOf(oath.state, seat).favor);
      },
    },
    fold: {
      'favor.to': (_oath, to, at, { trade }) =>
        to.at === 'board' && to.seat === at.seat && trade?.guise === undefined ? NOMAD_BANK : to,
      'favor.purses': (_oath, purses, at, { seat }) => (seat === at.seat ? [...purses, NOMAD_BANK] : purses),
    },
  },

  /** Bandits give up the first Beast card of the map, and only for two Nomads or more. */
  'wild-mounts': {
    plan: {
      can: (oath, _war, _at, user) => mounts(oath, user).length > 0,
      *spare(oath, war, { card, user }, doomed) {
        const own = (one: CardId) => war.plans.some((plan) => plan.card === one && plan.user === user);
        const saved = doomed.filter((one) => suitOf(one) === 'nomad' && own(one));
        const beasts = mounts(oath, user).filter((one) => !doomed.includes(one));
        if (saved.length === 0 || beasts.length === 0) return doomed;
        const banditsWant = saved.length > 1 ? (beasts[0] as CardId) : null;
        const given = user === null ? banditsWant : yield* pickCardOrNone(oath, user, { card }, 'beast', beasts);
        if (given === null) return doomed;
        yield* discard(oath, user, given);
        return doomed.filter((one) => !saved.includes(one));
      },
    },
  },

  'lost-tongue': {
    forbid: {
      take: (oath, at, { seat, from }) =>
        from === at.seat && seat !== at.seat && ruledOfSuit(oath, seat, 'nomad') === 0,
    },
  },

  'spell-breaker': {
    forbid: {
      power: (oath, at, { seat, cost: { secret = 0, burnSecret = 0, flip = 0 } }) =>
        secret + burnSecret + flip > 0 && isEnemyOf(oath, seat, at),
    },
  },

  'ancient-bloodline': {
    forbid: {
      touch: (oath, at, { seat, slot }) =>
        slot >= 0 && seat !== null && areEnemies(oath.state, seat, at.seat) && rulesSite(oath, at.seat, slot),
    },
  },

  'family-wagon': {
    fold: {
      'adviser.limit': (_oath, limit, at, { seat }) => (seat === at.seat ? Math.min(limit, 1) : limit),
      'adviser.counts': (_oath, counts, at, { seat, adviser }) =>
        counts && !(seat === at.seat && adviser.faceup && suitOf(adviser.card) === 'nomad'),
    },
  },

  'relic-worship': {
    modifier: { auto: true },
    react: {
      *recovered(oath, _at, { seat }) {
        gainSupply(oath, seat, 3);
      },
    },
  },

  'sacred-ground': {
    forbid: {
      play: (oath, at, { play, way }) => way.to === 'vision' && playerOf(oath.state, play.seat).pawn !== at.slot,
    },
  },
};

const NOMAD_BANK = bank('nomad');

/** Beast cards that somebody rules and may give up, those of sites first; not one that is in use. */
function mounts(oath: Standing, user: Seat | null): CardId[] {
  return ruledCards(oath, user).filter((card) => {
    const slot = slotOfCard(oath.state, card);
    if (suitOf(card) !== 'beast' || factsOf(card).locked || isCommitted(oath, card)) return false;
    return slot < 0 || untouchable(oath, user, card, slot) === null;
  });
}
