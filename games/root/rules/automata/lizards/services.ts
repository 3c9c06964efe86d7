/** AUT-S-9: the advanced service card of the Logical Lizards. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, distinct, suitOf } from '../../../data/cards.ts';
import type { AdvancedServices } from '../../contract/services.ts';
import type { Root } from '../../state/table.ts';
import { selection } from '../selection.ts';
import { buyCard, cardsOf, sellerTo } from '../seller.ts';
import { boardOf } from './state.ts';

const WANTED_SOULS = 5;

export const advanced: AdvancedServices = { opening: buySouls };

/** AUT-S-3. */
export function isBird(card: Card): boolean {
  return suitOf(card) === 'bird';
}

/** Cards that are not birds come onto the Lost Souls until there are five, also while the seller has more VP. */
function* buySouls(table: Root, self: Seat): Rules {
  const { state } = table;
  const { lostSouls } = boardOf(state, self);
  while (lostSouls.length < WANTED_SOULS) {
    const seller = sellerTo(state, self, 'hand-card', true);
    if (seller === null) return;
    const found = yield* selection(state, {
      from: distinct(cardsOf(state, seller)),
      where: [['AUT-S-9', (card) => !isBird(card)]],
      tie: { random: 'AUT-S-9', seat: self },
    });
    if (found.best === undefined) return;
    yield* buyCard(table, self, seller, found.best, 'AUT-S-9', [found]);
    lostSouls.push(found.best);
  }
}
