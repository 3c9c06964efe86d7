/** Sites: journeys. */
import { colourOf, rulerOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { HIDDEN_PLACE, NARROW_PASS } from './names.ts';

export const sitesJourneys = {
  'buried-giant': {
    modifier: { can: (_oath, at, action) => at.slot === action.at },
    fold: {
      'action.free': () => true,
      'travel.ignores': (_oath, ignored, _at, { source }) => ignored || source.card === NARROW_PASS,
    },
  },

  'charming-valley': {
    fold: { 'travel.more': (_oath, more, at, travel) => (travel.at === at.slot ? more + 1 : more) },
  },

  /** Leaving costs 2; an enemy player who rules it names the destination. */
  'shrouded-wood': {
    fold: {
      'travel.base': (_oath, cost, at, travel) => (travel.at === at.slot ? 2 : cost),
      'travel.ignores': (_oath, ignored, at, { travel, source }) =>
        ignored || (travel.at === at.slot && (source.card === NARROW_PASS || source.card === HIDDEN_PLACE)),
      'travel.chooser': (oath, chooser, at, travel) => {
        const ruler = rulerOf(oath, at.slot);
        return travel.at === at.slot && ruler >= 0 && ruler !== colourOf(oath.state, travel.seat) ? ruler : chooser;
      },
    },
  },
} satisfies CardPowers;
