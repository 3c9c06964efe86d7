/** Beast: the Long-Lost Heir. */

import type { CardPowers } from '../shared/card-powers.ts';
import { isExile, mayTurnCitizen } from '../shared/citizens.ts';

export const beastLongLostHeir = {
  'long-lost-heir': {
    played: { can: isExile, run: mayTurnCitizen, optional: true },
  },
} satisfies CardPowers;
