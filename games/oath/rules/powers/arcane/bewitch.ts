/** Arcane: Bewitch makes a Citizen. */

import { secretsOwned } from '../../operations/secrets.ts';
import { CHANCELLOR } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile, mayTurnCitizen } from '../shared/citizens.ts';

export const arcaneBewitch = {
  bewitch: {
    played: {
      can: (oath, seat) => isExile(oath, seat) && secretsOwned(oath, seat) > secretsOwned(oath, CHANCELLOR),
      run: mayTurnCitizen,
      optional: true,
    },
  },
} satisfies CardPowers;
