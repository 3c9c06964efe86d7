/** Beast: musters. */

import type { Suit } from '../../../data/board.ts';
import { advisersOfSuit, isEnemyOf, suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isOf, WILD } from './suits.ts';

export const beastMuster = {
  'animal-playmates': {
    modifier: { auto: true, served: (_oath, _at, action) => action.kind === 'muster' && isOf(action, WILD) },
    fold: { 'action.free': (_oath, free, _at, action) => free || (action.kind === 'muster' && isOf(action, WILD)) },
  },

  'vow-of-beastkin': {
    forbid: {
      muster: (oath, _at, action) => advisersOfSuit(oath, action.seat, suitOf(action.card) as Suit, action) === 0,
    },
    fold: { 'muster.yield': (_oath, n) => n + 1 },
  },

  'forest-council': {
    forbid: {
      trade: (oath, at, action) => isOf(action, WILD) && isEnemyOf(oath, action.seat, at),
      muster: (oath, at, action) => isOf(action, WILD) && isEnemyOf(oath, action.seat, at),
    },
  },
} satisfies CardPowers;
