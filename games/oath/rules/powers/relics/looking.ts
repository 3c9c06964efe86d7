/** Relics: a look at hidden things. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { drawSome } from '@tavola/kernel/rules/pile.ts';
import type { CardId } from '../../../data/cards.ts';
import { choose } from '../../asking/choose.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { peekRelic } from '../../operations/relics.ts';
import { hasNews, knows, lookAt } from '../../queries/knowledge.ts';
import { adviserCard, placeOf, slotOf } from '../../queries/queries.ts';
import type { Move } from '../../state/moves.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const relicsLooking = {
  'oracular-pig': {
    action: {
      can: ({ state }, seat) => hasNews(state, seat, state.worldDeck.slice(-3)),
      *run(oath, seat) {
        const { worldDeck } = oath.state;
        const cards = yield* drawSome(worldDeck, 3, 'draw-world', undefined, seat);
        worldDeck.push(...cards.toReversed());
        lookAt(oath, seat, cards, 'world');
      },
    },
  },

  'ivory-eye': {
    action: {
      can: (oath, seat) => hidden(oath, seat).length > 0,
      *run(oath, seat, at) {
        const { state } = oath;
        const ask = { kind: 'power', card: at.card, part: 'look' } as const;
        const pick = yield* choose(oath, seat, ask, () => hidden(oath, seat));
        if (pick.kind === 'facedown') lookAt(oath, seat, [adviserCard(state, pick)], { adviserOf: pick.seat });
        else if (pick.kind === 'buried') {
          const relic = siteAt(state, slotOf(state, pick.site)).relics[pick.n] as CardId;
          peekRelic(oath, seat, relic, pick.site, pick.n);
        } else lookAt(oath, seat, [siteAt(state, slotOf(state, pick.site)).site], 'site');
      },
    },
  },
} satisfies CardPowers;

type Hidden = Extract<Move, { kind: 'site' | 'facedown' | 'buried' }>;
/** Facedown sites, advisers and relics at sites that the player has not seen. */
function hidden({ state }: PoweredState, seat: Seat): Hidden[] {
  const sites = state.sites.flatMap(({ site, faceup }, slot): Hidden[] =>
    faceup || knows(state, seat, site) ? [] : [{ kind: 'site', site: placeOf(state, slot) }],
  );
  const advisers = state.players.flatMap(({ advisers: all }, owner) =>
    all.flatMap(({ card, faceup }, n): Hidden[] =>
      faceup || knows(state, seat, card) ? [] : [{ kind: 'facedown', seat: owner, n }],
    ),
  );
  const relics = state.sites.flatMap(({ relics: all }, slot) =>
    all.flatMap((relic, n): Hidden[] =>
      knows(state, seat, relic) ? [] : [{ kind: 'buried', site: placeOf(state, slot), n }],
    ),
  );
  return [...sites, ...advisers, ...relics];
}
