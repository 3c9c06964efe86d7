/** AUT-S-10: the advanced service card of the Cogwheel Corvids. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause } from '@tavola/kernel/rules/step.ts';
import { distinct } from '../../../data/cards.ts';
import { favors } from '../../cards/favors.ts';
import type { AdvancedServices } from '../../contract/services.ts';
import { discard } from '../../hands/hands.ts';
import type { Root } from '../../state/table.ts';
import { selection } from '../selection.ts';
import { buyCard, cardsOf, sellerTo } from '../seller.ts';
import { automatonBoard } from '../state.ts';

export const advanced: AdvancedServices = { opening: buyFavor };

/** A Favor of the market is bought and resolved at once: the one immediate effect that an automaton uses (AUT-1.1.3). */
function* buyFavor(table: Root, self: Seat): Rules {
  const { state } = table;
  const seller = sellerTo(state, self, 'hand-card');
  if (seller === null) return;
  const found = yield* selection(state, {
    from: distinct(cardsOf(state, seller)),
    where: [['AUT-S-10', (card) => favors[card] !== undefined]],
    tie: { random: 'AUT-S-10', seat: self },
  });
  const card = found.best;
  if (card === undefined) return;
  yield* buyCard(table, self, seller, card, 'AUT-S-10', [found]);
  const board = automatonBoard(state, self);
  board.order = card;
  yield* favors[card]?.(table, self) ?? [];
  board.order = null;
  discard(table, card);
  yield* pause(table);
}
