/** Riverfolk Company (ROOT-11). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pieceTypes } from '../../../data/pieces.ts';
import { FIRST_PAYMENTS, FIRST_WARRIORS, prices as priceRange, services } from '../../../data/riverfolk.ts';
import type { Faction } from '../../contract/faction.ts';
import type { Shop } from '../../contract/services.ts';
import { discardDown, takeFromHand } from '../../hands/hands.ts';
import { score } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { offer } from '../../turn/windows.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { place, tokensLeft } from '../../woodland/place.ts';
import { payment } from './craft.ts';
import { daylight, riverbanks, tradePosts } from './daylight.ts';
import { fundsOf, payOneself, tradeDisruption } from './funds.ts';
import { assistantOf } from './outside.ts';
import { offersOf } from './services.ts';
import { add, boardOf, boxesOf, newBoard, paidBy, TRADE_POST, warriorsIn } from './state.ts';

/** ROOT-11.4.1, 11.4.2. */
const PROTECTION = 2;
const FUNDS_PER_VP = 2;

const shop: Shop = {
  priceOf: (state, self, _buyer, service) => boardOf(state, self).prices[services.indexOf(service)] as number,
  cards: handOf,
  takeCard: takeFromHand,
  payments: (state, self) => boardOf(state, self).payments,
  barters: true,
};

export const riverfolk: Faction = {
  id: 'riverfolk',
  ...pieceTypes.riverfolk,
  board: { create: newBoard },
  turn: { setup, birdsong, daylight, evening, offers: offersOf },
  /** ROOT-11.2.2. */
  move: { swims: true },
  removal: { after: tradeDisruption },
  craft: { payment },
  /** ROOT-11.2.3. */
  cards: { hand: 'open' },
  services: { shop },
  books: { warriors: paidBy, flaw },
  assistant: assistantOf(shop),
};

/** ROOT-11.3. */
function* setup(table: Root, self: Seat): Rules {
  const { state } = table;
  for (let left = FIRST_WARRIORS; left > 0; left--) {
    const ask = { kind: 'riverfolk.first-warriors', left } as const;
    const { clearing } = yield* choose(self, ask, riverbanks(state, self).moves(clearingMove));
    yield* place(table, self, clearing, { warriors: 1 });
  }
  payOneself(state, self, FIRST_PAYMENTS);
  yield* setPrices(table, self);
}

/** ROOT-11.4: Protectionism, Dividends, Gather. */
function* birdsong(table: Root, self: Seat): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  if (warriorsIn(board.payments) === 0) {
    const count = payOneself(state, self, PROTECTION);
    if (count > 0) table.tell({ kind: 'riverfolk.protectionism', seat: self, count });
  }
  if (tradePosts(state, self).length > 0)
    score(table, self, Math.floor(fundsOf(state, self) / FUNDS_PER_VP), 'dividends', 'ROOT-11.4');
  gather(table, self);
}

function gather(table: Root, self: Seat): void {
  const board = boardOf(table.state, self);
  let count = 0;
  for (const box of boxesOf(board)) {
    if (box === board.funds) continue;
    count += warriorsIn(box);
    for (const [owner, warriors] of box.entries()) add(board.funds, owner, warriors);
    box.fill(0);
  }
  if (count > 0) table.tell({ kind: 'riverfolk.gathered', seat: self, count, funds: fundsOf(table.state, self) });
}

/** ROOT-11.6: nothing is drawn, so Exposure stays possible until here. */
function* evening(table: Root, self: Seat): Rules {
  yield* offer(table, self);
  yield* discardDown(table, self);
  yield* setPrices(table, self);
}

function* setPrices(table: Root, self: Seat): Rules {
  const { prices } = boardOf(table.state, self);
  for (const [i, service] of services.entries()) {
    const moves = priceRange.map((price) => ({ kind: 'riverfolk.price', price }) as const);
    prices[i] = (yield* choose(self, { kind: 'riverfolk.price', service }, moves)).price;
  }
  table.tell({ kind: 'riverfolk.prices', seat: self, prices: [...prices] });
}

function flaw(state: State, self: Seat): string | null {
  const board = boardOf(state, self);
  const posts = board.posts.reduce((sum, count) => sum + count, 0);
  if (posts !== tokensLeft(playerOf(state, self), TRADE_POST)) return `${posts} trade posts on the tracks`;
  return boxesOf(board).some((box) => box.some((count) => count < 0)) ? 'riverfolk: less than nothing in a box' : null;
}
