/** Nomad: journeys. */
import { regionOf, SUITS } from '../../../data/board.ts';
import { destinationLord } from '../../actions/travel.ts';
import { pickBank } from '../../asking/picks.ts';
import { endAct } from '../../minor/citizenship.ts';
import { gainFavor } from '../../operations/favor.ts';
import { payRuler } from '../../operations/pay.ts';
import { advisersOfSuit, hasSuitAt, rulerOfCard, rulesCard } from '../../queries/queries.ts';
import { playerOf, siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const nomadTravel = {
  /** Wasted if the ruler of the Shrouded Wood names a site elsewhere. */
  tents: {
    modifier: { can: (_oath, _at, { free }) => !free },
    forbid: {
      travel: (oath, _at, { seat, at, to }) => regionOf(at) !== regionOf(to) && destinationLord(oath, seat) === null,
    },
    fold: {
      'action.free': (_oath, free, _at, action) =>
        free || (action.kind === 'travel' && regionOf(action.at) === regionOf(action.to)),
    },
  },

  'special-envoy': {
    modifier: { can: (_oath, _at, { free }) => !free },
    fold: { 'action.free': () => true },
    react: {
      *travelled(oath, _at, { seat }) {
        if (oath.state.turn === seat) endAct(oath, seat);
      },
    },
  },

  /** Free for its ruler; others give the ruler a favor, if they like. Like Tents it does not bind the ruler of the Shrouded Wood. */
  'way-station': {
    modifier: {
      anywhere: true,
      can: (oath, at, { seat, at: from, free }) => !free && from !== at.slot && !rulesCard(oath, seat, at),
      choices: () => [PAID],
      price: () => ({ favor: 1, secrets: 0 }),
      *use(oath, at, { seat }) {
        payRuler(oath, seat, rulerOfCard(oath, at), 1);
      },
    },
    forbid: {
      travel: (oath, at, { seat, to }, as) => as === PAID && to !== at.slot && destinationLord(oath, seat) === null,
    },
    fold: {
      'action.free': (oath, free, at, action, as) =>
        free ||
        (action.kind === 'travel' &&
          action.to === at.slot &&
          (as === PAID || (!action.forced && rulesCard(oath, action.seat, at)))),
    },
  },

  hospitality: {
    modifier: { auto: true },
    react: {
      *travelled(oath, at, action) {
        const hosts = SUITS.filter(
          (suit) =>
            hasSuitAt(siteAt(oath.state, action.to), suit) &&
            advisersOfSuit(oath, action.seat, suit, action) > 0 &&
            oath.state.banks[suit] > 0,
        );
        const suit = yield* pickBank(oath, action.seat, at, 'bank', hosts);
        if (suit !== null) gainFavor(oath, action.seat, suit, 1);
      },
    },
  },

  'a-fast-steed': {
    modifier: { can: ({ state }, _at, { seat, free }) => !free && playerOf(state, seat).warbands <= MOST_RIDERS },
    fold: { 'action.free': () => true },
  },
} satisfies CardPowers;

const MOST_RIDERS = 3;
/** Way Station: a favor was given. */
const PAID = 'pay';
