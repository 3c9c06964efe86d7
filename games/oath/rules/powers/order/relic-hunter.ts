/** Order: the Relic Hunter. */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { choose, DONE } from '../../asking/choose.ts';
import { diceOf, includes } from '../../campaign/targets.ts';
import type { PoweredState } from '../../hooks/power.ts';
import { untouchable } from '../../operations/cards.ts';
import { placeOf, slotOf } from '../../queries/queries.ts';
import { hasTarget, type Target, targetSlots } from '../../state/actions.ts';
import { siteAt } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderRelicHunter = {
  'relic-hunter': {
    plan: {
      can: (oath, war) => relicsToHunt(oath, war.targets, war.seat).length > 0,
      *use(oath, war, { user }, at) {
        for (;;) {
          const found = relicsToHunt(oath, war.targets, war.seat);
          const moves = found.map(
            ({ slot, place }) => ({ kind: 'buried', site: placeOf(oath.state, slot), n: place }) as const,
          );
          const more = hasTarget(war.targets, 'buried') ? [DONE] : [];
          if (found.length === 0) return;
          const pick = yield* choose(oath, user as Seat, { kind: 'power', card: at.card, part: 'relic' }, [
            ...moves,
            ...more,
          ]);
          if (pick.kind !== 'buried') return;
          const target = { kind: 'buried', slot: slotOf(oath.state, pick.site), place: pick.n, by: at.card } as const;
          war.targets.push(target);
          war.defense += diceOf(oath, war, [target]);
        }
      },
    },
  },
} satisfies CardPowers;

function relicsToHunt(oath: PoweredState, targets: readonly Target[], seat: Seat) {
  return targetSlots(targets).flatMap((slot) =>
    siteAt(oath.state, slot)
      .relics.map((relic, place) => ({ kind: 'buried', slot, place, by: 'relic-hunter', relic }) as const)
      .filter((one) => !includes(targets, one) && untouchable(oath, seat, one.relic, slot) === null),
  );
}
