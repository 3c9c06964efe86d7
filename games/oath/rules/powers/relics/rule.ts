/** Relics: who rules what. */

import { banditsAt } from '../../campaign/force.ts';
import { colourOf, rulerOf } from '../../queries/queries.ts';
import { CHANCELLOR } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile } from '../shared/citizens.ts';

export const relicsRule = {
  /** Cards only, never the sites themselves, and no battle plans. */
  'grand-mask': {
    fold: {
      'card.ruler': (oath, ruler, at, { source }) => {
        const masked = oath.state.turn === at.seat && isExile(oath, at.seat) && ruler === CHANCELLOR;
        return masked && source.facts.type !== 'site' && source.facts.planSide === null ? at.seat : ruler;
      },
    },
  },

  /** Bandits of the holder's sites fight along and cannot die; sites without warbands are the holder's. */
  'bandit-crown': {
    fold: {
      'site.ruler': (oath, _ruler, at) => colourOf(oath.state, at.seat),
      'site.strength': (oath, n, at, { slot }) =>
        rulerOf(oath, slot) === colourOf(oath.state, at.seat) ? n + banditsAt(oath, slot) : n,
    },
  },
} satisfies CardPowers;
