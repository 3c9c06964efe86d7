/** AUT-S-11: the advanced service card of the Drillbit Duchy. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { distinct, isAmbush } from '../../../data/cards.ts';
import type { AdvancedServices } from '../../contract/services.ts';
import type { Root } from '../../state/table.ts';
import { selection } from '../selection.ts';
import { buyCard, cardsOf, sellerTo } from '../seller.ts';
import { automatonBoard } from '../state.ts';

export const advanced: AdvancedServices = { opening: buyAmbush };

/** An ambush of the market comes to lie open before it. */
function* buyAmbush(table: Root, self: Seat): Rules {
  const { state } = table;
  const seller = sellerTo(state, self, 'hand-card');
  if (seller === null) return;
  const found = yield* selection(state, {
    from: distinct(cardsOf(state, seller)),
    where: [['AUT-S-11', isAmbush]],
    tie: { random: 'AUT-S-11', seat: self },
  });
  if (found.best === undefined) return;
  yield* buyCard(table, self, seller, found.best, 'AUT-S-11', [found]);
  automatonBoard(state, self).ambushes.push(found.best);
}
