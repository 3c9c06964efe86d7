/** Hearth: Tavern Songs. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { hasNews, lookAt } from '../../queries/knowledge.ts';
import { pawnRegion } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const hearthTavernSongs = {
  'tavern-songs': {
    action: {
      can: (oath, seat) => hasNews(oath.state, seat, songs(oath, seat)),
      *run(oath, seat) {
        lookAt(oath, seat, songs(oath, seat), pawnRegion(oath.state, seat));
      },
    },
  },
} satisfies CardPowers;

/** The top three cards of the discard pile of the pawn's region, the first one first. */
function songs({ state }: PoweredState, seat: Seat): CardId[] {
  return state.discards[pawnRegion(state, seat)].slice(-3).reverse();
}
