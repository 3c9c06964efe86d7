/** Beast: Memory of Nature. */

import type { Suit } from '../../../data/board.ts';
import { pickBank } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { bank, moveFavor } from '../../operations/favor.ts';
import { richBanks } from '../shared/bank-gains.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { beastsAtSites } from './suits.ts';

export const beastMemoryOfNature = {
  'memory-of-nature': {
    action: {
      can: (oath) => beastsAtSites(oath) > 0 && tame(oath).length > 0,
      *run(oath, seat, at) {
        for (let n = beastsAtSites(oath); n > 0; n--) {
          const suit = yield* pickBank(oath, seat, at, 'bank', tame(oath));
          if (suit === null) return;
          moveFavor(oath, bank(suit), bank('beast'), 1);
        }
      },
    },
  },
} satisfies CardPowers;

/** Banks other than Beast's that hold favor. */
function tame(oath: PoweredState): Suit[] {
  return richBanks(oath).filter((suit) => suit !== 'beast');
}
