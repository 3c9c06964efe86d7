/** The Reliquary's powers bind the Chancellor as soon as their slot is uncovered. */
import { regionOf } from '../../../data/board.ts';
import { supplyForSearch } from '../../actions/search.ts';
import type { CardPowers } from '../shared/card-powers.ts';

const MOST_SPENT = 2;

export const reliquary: CardPowers = {
  brutal: {
    fold: { 'defeat.all': (_oath, all, at, war) => all || war.seat === at.seat },
  },

  decadent: {
    fold: {
      'action.free': (_oath, free, at, action) =>
        free ||
        (action.kind === 'travel' &&
          action.seat === at.seat &&
          regionOf(action.to) === 'cradle' &&
          regionOf(action.at) !== 'cradle'),
      'travel.more': (_oath, more, at, { seat, to }) =>
        seat === at.seat && regionOf(to) === 'hinterland' ? more + 1 : more,
    },
  },

  careless: {
    fold: {
      'trade.favor': (_oath, n, at, { seat }) => (seat === at.seat ? n + 1 : n),
      'trade.secrets': (_oath, n, at, { seat, what }) => (seat === at.seat && what === 'secrets' ? n - 1 : n),
    },
  },

  greedy: {
    fold: { 'search.count': (_oath, n, at, { seat }) => (seat === at.seat ? n + 2 : n) },
    forbid: { search: (oath, at, search) => search.seat === at.seat && supplyForSearch(oath, search) > MOST_SPENT },
  },
};
