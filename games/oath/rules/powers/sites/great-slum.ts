/** Sites: the Great Slum. */

import type { CardId } from '../../../data/cards.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const sitesGreatSlum = {
  'great-slum': {
    fold: {
      'play.first': (oath, cards, at, { slot }) => (slot === at.slot ? [...cards, ...cardsOf(oath, slot)] : cards),
      'move.first': (oath, cards, at, { slot }) => (slot === at.slot ? [...cards, ...cardsOf(oath, slot)] : cards),
    },
  },
} satisfies CardPowers;

function cardsOf({ state }: PoweredState, slot: number): CardId[] {
  return siteAt(state, slot).cards.map(({ card }) => card);
}
