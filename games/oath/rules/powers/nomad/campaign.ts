/** Nomad: campaigns. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf } from '../../../data/cards.ts';
import { pickCardOrNone } from '../../asking/picks.ts';
import { ruledCards } from '../../campaign/plan-data.ts';
import { isCommitted } from '../../hooks/in-use.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { discard, untouchable } from '../../operations/cards.ts';
import { slotOfCard, suitOf } from '../../queries/queries.ts';
import type { CardPowers } from '../shared/card-powers.ts';
import { deployable, redeploy } from '../shared/redeploy.ts';

export const nomadCampaign = {
  'warning-signals': {
    plan: {
      can: (oath, _war, _at, user) => user !== null && deployable(oath, user).length > 0,
      *use(oath, _war, { user }, at) {
        if (user !== null) yield* redeploy(oath, user, at);
      },
      discarded: true,
    },
  },

  /** Bandits give up the first Beast card of the map, and only for two Nomads or more. */
  'wild-mounts': {
    plan: {
      can: (oath, _war, _at, user) => mounts(oath, user).length > 0,
      *spare(oath, war, { card, user }, doomed) {
        const own = (one: CardId) => war.plans.some((plan) => plan.card === one && plan.user === user);
        const saved = doomed.filter((one) => suitOf(one) === 'nomad' && own(one));
        const beasts = mounts(oath, user).filter((one) => !doomed.includes(one));
        if (saved.length === 0 || beasts.length === 0) return doomed;
        const banditsWant = saved.length > 1 ? (beasts[0] as CardId) : null;
        const given = user === null ? banditsWant : yield* pickCardOrNone(oath, user, { card }, 'beast', beasts);
        if (given === null) return doomed;
        yield* discard(oath, user, given);
        return doomed.filter((one) => !saved.includes(one));
      },
    },
  },
} satisfies CardPowers;

/** Beast cards that somebody rules and may give up, those of sites first; not one that is in use. */
function mounts(oath: PoweredState, user: Seat | null): CardId[] {
  return ruledCards(oath, user).filter((card) => {
    const slot = slotOfCard(oath.state, card);
    if (suitOf(card) !== 'beast' || factsOf(card).locked || isCommitted(oath, card)) return false;
    return slot < 0 || untouchable(oath, user, card, slot) === null;
  });
}
