/** Relics: the Map. */

import { MOST_SUPPLY } from '../../../data/board.ts';
import { buryHeld } from '../../operations/relics.ts';
import { gainSupply } from '../../operations/supply.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsMap = {
  map: {
    action: {
      can: ({ state }, seat) => playerOf(state, seat).supply < MOST_SUPPLY,
      *run(oath, seat, { card }) {
        buryHeld(oath, seat, card);
        gainSupply(oath, seat, 4);
      },
    },
  },
} satisfies CardPowers;
