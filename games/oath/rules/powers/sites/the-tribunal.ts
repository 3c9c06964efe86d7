/** Sites: the Tribunal. */

import { pickPlayer } from '../../asking/picks.ts';
import { negotiate, partners } from '../../minor/negotiation.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const sitesTheTribunal = {
  /** OATH-7.11; promises of later actions are left to the players (OATH-G14). */
  'the-tribunal': {
    action: {
      can: (oath, seat) => partners(oath, seat).length > 0,
      *run(oath, seat, at) {
        const partner = yield* pickPlayer(oath, seat, at, 'partner', partners(oath, seat));
        if (partner !== null) yield* negotiate(oath, seat, partner, { by: at.card, kinds: ['favor', 'secret'] });
      },
    },
  },
} satisfies CardPowers;
