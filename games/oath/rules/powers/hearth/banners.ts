/** Hearth: banners. */

import type { CardId } from '../../../data/cards.ts';
import { pickCard } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { becomeCitizen } from '../../minor/citizenship.ts';
import { discard } from '../../operations/cards.ts';
import { SHARED } from '../../operations/favor.ts';
import { DARKEST_SECRET, moveSecrets } from '../../operations/secrets.ts';
import { looseAdvisers } from '../shared/advisers.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { isExile } from '../shared/citizens.ts';

export const hearthBanners = {
  storyteller: {
    action: {
      *run(oath) {
        moveSecrets(oath, SHARED, DARKEST_SECRET, 1);
      },
    },
  },

  'armed-mob': {
    action: {
      can: (oath) => accused(oath).length > 0,
      *run(oath, seat, at) {
        const card = yield* pickCard(oath, seat, at, 'adviser', accused(oath));
        if (card !== null) yield* discard(oath, seat, card);
      },
    },
  },

  'ballot-box': {
    action: {
      can: (oath, seat) => isExile(oath, seat) && oath.state.banners['peoples-favor'].holder === seat,
      *run(oath, seat) {
        yield* becomeCitizen(oath, seat, null);
      },
    },
  },
} satisfies CardPowers;

/** Armed Mob: the advisers of a player who has the Darkest Secret without the People's Favor. */
function accused(oath: PoweredState): CardId[] {
  const { 'peoples-favor': favor, 'darkest-secret': secret } = oath.state.banners;
  return secret.holder === null || secret.holder === favor.holder ? [] : looseAdvisers(oath, [secret.holder]);
}
