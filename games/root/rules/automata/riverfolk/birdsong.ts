/** AUT-9.4: the market is filled, an item crafted, the order set. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pause, step } from '@tavola/kernel/rules/step.ts';
import { MARKET_SIZE } from '../../../data/automata-facts.ts';
import type { Card } from '../../../data/cards.ts';
import { discard, topCard } from '../../hands/hands.ts';
import type { Root } from '../../state/table.ts';
import { craftItem } from '../../turn/craft.ts';
import { showsItem } from '../order.ts';
import { boardOf } from './state.ts';

export function* birdsong(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  const added = yield* fillMarket(table, self);
  yield* craft(table, self, added);
  board.order = board.market.at(-1) ?? null;
  yield* step(table, { kind: 'automaton.order', seat: self, card: board.order });
}

/** AUT-9.4.1, 9.3.5: up to five cards, on the right. */
export function* fillMarket(table: Root, self: Seat): Rules<number> {
  const { market } = boardOf(table.state, self);
  const cards: Card[] = [];
  while (market.length < MARKET_SIZE) {
    const card = yield* topCard(table, null, { for: 'market', seat: self, nth: market.length + 1, of: MARKET_SIZE });
    if (card === null) break;
    market.push(card);
    cards.push(card);
  }
  if (cards.length > 0) yield* step(table, { kind: 'automaton.market-filled', seat: self, cards });
  return cards.length;
}

/** AUT-9.4.2: the first card added in this turn that shows an available item is crafted and leaves the market. */
function* craft(table: Root, self: Seat, added: number): Rules {
  const { state } = table;
  const { market } = boardOf(state, self);
  const first = market.length - added;
  const at = market.findIndex((card, i) => i >= first && showsItem(state, card));
  const card = market[at];
  if (card === undefined) return;
  yield* craftItem(table, self, card);
  market.splice(at, 1);
  const to = discard(table, card);
  table.tell({ kind: 'automaton.laid', seat: self, cards: [card], from: 'market', to, clause: 'AUT-9.4.2' });
  yield* pause(table);
}
