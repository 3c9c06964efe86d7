/** AUT-S-2, S-5 to S-7: in the craft step a market card may take the place of the order. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, cardOf, distinct, suitOf } from '../../data/cards.ts';
import { factionAt } from '../contract/registry.ts';
import type { AdvancedServices, Key, Wish } from '../contract/services.ts';
import { discard } from '../hands/hands.ts';
import type { State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { selection } from './selection.ts';
import { buyCard, cardsOf, hasAdvanced, sellerTo } from './seller.ts';
import { automatonBoard, orderSuit } from './state.ts';

/** The first wish that the market fulfils is bought; the old order is discarded. */
export function* buyOrder(table: Root, self: Seat): Rules {
  const { state } = table;
  const seller = sellerTo(state, self, 'hand-card');
  if (seller === null) return;
  const { neverBuys = () => false } = factionAt(state, self).services ?? {};
  for (const { clause, wants, by = [] } of wishesOf(state, self)) {
    const found = yield* selection(state, {
      from: distinct(cardsOf(state, seller)),
      where: [
        ['AUT-S-3', (card) => !neverBuys(card)],
        [clause, wants],
      ],
      by,
      tie: { random: clause, seat: self },
    });
    if (found.best === undefined) continue;
    yield* buyCard(table, self, seller, found.best, clause, [found]);
    replaceOrder(table, self, found.best);
    return;
  }
}

function replaceOrder(table: Root, self: Seat, card: Card): void {
  const board = automatonBoard(table.state, self);
  const old = board.order;
  board.order = card;
  if (old === null) return;
  const to = discard(table, old);
  table.tell({ kind: 'automaton.order-discarded', seat: self, card: old, to });
}

function wishesOf(state: State, self: Seat): readonly Wish[] {
  const wishes = hasAdvanced(state, self) ? factionAt(state, self).services?.advanced?.wishes : undefined;
  return wishes?.(state, self) ?? basicWishes(state, self);
}

/** AUT-S-2: without an item of its own, the item card with most printed VP. */
export function basicWishes(state: State, self: Seat): Wish[] {
  if (craftsOrder(state, self)) return [];
  return [{ clause: 'AUT-S-2', wants: (card) => showsItem(state, card), by: [printedVp('AUT-S-2')] }];
}

/** AUT-S-5, S-7: birds first among item cards; with no item card any bird, if the order is not one already. */
export function birdsFirst(clause: string): AdvancedServices {
  const bird: Key<Card> = [clause, 'most', (card) => (isBird(card) ? 1 : 0)];
  return {
    wishes(state, self) {
      if (craftsOrder(state, self)) return [];
      const items: Wish = { clause, wants: (card) => showsItem(state, card), by: [bird, printedVp(clause)] };
      return orderSuit(state, self) === 'bird' ? [items] : [items, { clause, wants: isBird }];
    },
  };
}

function printedVp(clause: string): Key<Card> {
  return [clause, 'most', (card) => cardOf(card).vp ?? 0];
}

function isBird(card: Card): boolean {
  return suitOf(card) === 'bird';
}

/** It shows an item that the supply has (AUT-1.1.1). */
export function showsItem({ open }: State, card: Card): boolean {
  const { item } = cardOf(card);
  return item !== undefined && open.items[item] > 0;
}

function craftsOrder(state: State, self: Seat): boolean {
  const { order } = automatonBoard(state, self);
  return order !== null && showsItem(state, order);
}
