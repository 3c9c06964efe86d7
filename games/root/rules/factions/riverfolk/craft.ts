/** Crafting with funds on the empty spaces of the trade post tracks (ROOT-11.2.1), and exporting what is crafted (ROOT-11.5). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, cardOf } from '../../../data/cards.ts';
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import type { Box } from '../../boards/riverfolk.ts';
import type { CraftPayment } from '../../contract/faction.ts';
import { discard, takeFromHand } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { canPay } from '../../turn/craft.ts';
import { chooseFund, commit, fundsOf, payOneself } from './funds.ts';
import { boardOf, emptySpaces } from './state.ts';

export const payment: CraftPayment = {
  canPay: (state, self, cost) => cost.length <= fundsOf(state, self) && canPay(spacesBySuit(state, self), cost),
  pay: payWithFunds,
  possible: (state, self) => fundsOf(state, self) > 0 && freeSuits(state, self).length > 0,
};

function spacesBySuit(state: State, self: Seat): { [suit in ClearingSuit]: number } {
  const board = boardOf(state, self);
  return {
    fox: emptySpaces(board, 'fox'),
    rabbit: emptySpaces(board, 'rabbit'),
    mouse: emptySpaces(board, 'mouse'),
  };
}

function freeSuits(state: State, self: Seat): ClearingSuit[] {
  const board = boardOf(state, self);
  return clearingSuits.filter((suit) => emptySpaces(board, suit) > 0);
}

/** A fund for each icon; for "any" the space is a choice of its own. */
function* payWithFunds(table: Root, self: Seat, card: Card): Rules {
  const cost = cardOf(card).cost ?? [];
  const printed = cost.filter((suit) => suit !== 'any');
  for (const suit of printed) yield* fill(table, self, suit);
  for (let left = cost.length - printed.length; left > 0; left--) {
    const moves = freeSuits(table.state, self).map((suit) => ({ kind: 'suit', suit }) as const);
    const { suit } = yield* choose(self, { kind: 'riverfolk.space', card, left }, moves);
    yield* fill(table, self, suit);
  }
}

function* fill(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const owner = yield* chooseFund(table, self, 'craft');
  commit(table, self, owner, boardOf(table.state, self).spaces[clearingSuits.indexOf(suit)] as Box);
}

/** A crafted card is discarded without effect, for a warrior of their own in Payments. */
export function* exportCard(table: Root, self: Seat, card: Card): Rules {
  yield* payWithFunds(table, self, card);
  takeFromHand(table.state, self, card);
  payOneself(table.state, self, 1);
  table.tell({ kind: 'riverfolk.exported', seat: self, card });
  discard(table, card);
}
