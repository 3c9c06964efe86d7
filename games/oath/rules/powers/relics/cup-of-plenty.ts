/** Relics: the Cup of Plenty. */

import type { Suit } from '../../../data/board.ts';
import { advisersOfSuit, suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsCupOfPlenty = {
  'cup-of-plenty': {
    modifier: { auto: true },
    fold: {
      'action.free': (oath, free, _at, action) =>
        free || (action.kind === 'trade' && advisersOfSuit(oath, action.seat, suitOf(action.card) as Suit, action) > 0),
    },
  },
} satisfies CardPowers;
