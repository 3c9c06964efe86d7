/** Discord: the Scryer. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { REGIONS, type Region } from '../../../data/board.ts';
import { pickPile } from '../../asking/picks.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { hasNews, lookAt } from '../../queries/knowledge.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const discordScryer = {
  scryer: {
    action: {
      can: (oath, seat) => newPiles(oath, seat).length > 0,
      *run(oath, seat, at) {
        const pile = yield* pickPile(oath, seat, at, 'pile', newPiles(oath, seat));
        if (pile !== null) lookAt(oath, seat, oath.state.discards[pile].toReversed(), pile);
      },
    },
  },
} satisfies CardPowers;

/** Discard piles that hold a card the player does not know. */
function newPiles({ state }: PoweredState, seat: Seat): Region[] {
  return REGIONS.filter((region) => hasNews(state, seat, state.discards[region]));
}
