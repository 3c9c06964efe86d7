/** Hearth: Supply. */

import { MOST_SUPPLY } from '../../../data/board.ts';
import { gainSupply } from '../../operations/supply.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { killOnBoard } from '../shared/redeploy.ts';

export const hearthSupply = {
  'wayside-inn': {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).supply < MOST_SUPPLY,
      *run(oath, seat) {
        gainSupply(oath, seat, 2);
      },
    },
  },

  'news-from-afar': {
    fold: { 'action.free': () => true },
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
} satisfies CardPowers;
