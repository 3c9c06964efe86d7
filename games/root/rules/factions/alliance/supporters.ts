/** Supporters (ROOT-8.2.3): cards that join them, are spent, and go with a base (ROOT-8.2.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, distinct, matches } from '../../../data/cards.ts';
import facts from '../../../data/factions.json' with { type: 'json' };
import type { ClearingSuit } from '../../../data/suits.ts';
import { discard } from '../../hands/hands.ts';
import { choose, orPass } from '../../state/choose.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { cardMove } from '../../vocabulary/moves.ts';
import { returnWarriors } from '../../woodland/supply.ts';
import { bases, boardOf, supportersOf } from './state.ts';

const CAPACITY = facts.factions.find(({ id }) => id === 'alliance')?.supporterCapacityWithoutBase as number;

/** The card, which has just left its old place, joins the stack; without a base a sixth one is discarded. */
export function addSupporter(table: Root, self: Seat, card: Card): void {
  const supporters = supportersOf(table.state, self);
  if (hasRoom(table.state, self)) supporters.push(card);
  else {
    table.tell({ kind: 'alliance.no-room', seat: self, card });
    discard(table, card);
  }
}

export function hasRoom(state: State, self: Seat): boolean {
  return supportersOf(state, self).length < CAPACITY || bases(state, self).length > 0;
}

/** Birds are wild. */
export function supportersFor(state: State, self: Seat, suit: ClearingSuit): Card[] {
  return supportersOf(state, self).filter((card) => matches(card, suit));
}

/** One by one. */
export function* spendSupporters(table: Root, self: Seat, suit: ClearingSuit, count: number): Rules {
  const { state } = table;
  for (let left = count; left > 0; left--) {
    const listed = () => {
      const fit = distinct(supportersFor(state, self, suit));
      return orPass((supportersFor(state, self, suit).length === left ? fit.slice(0, 1) : fit).map(cardMove));
    };
    const taken = yield* choose(self, { kind: 'alliance.spend-supporter', suit, left }, listed);
    if (taken.kind === 'pass') continue;
    const { card } = taken;
    leave(state, self, card);
    table.tell({ kind: 'alliance.supporters-spent', seat: self, cards: [card] });
    discard(table, card);
  }
}

function leave(state: State, self: Seat, card: Card): void {
  const supporters = supportersOf(state, self);
  supporters.splice(supporters.indexOf(card), 1);
}

/** ROOT-8.2.4: matching and bird supporters go, half of the officers, and what the stack cannot hold without a base. */
export function* loseBase(table: Root, self: Seat, suit: ClearingSuit): Rules {
  const { state } = table;
  const board = boardOf(state, self);
  const cards = supportersFor(state, self, suit);
  for (const card of cards) leave(state, self, card);
  const officers = Math.ceil(board.officers / 2);
  board.officers -= officers;
  returnWarriors(state, self, officers);
  table.tell({ kind: 'alliance.base-lost', seat: self, suit, cards, officers });
  for (const card of cards) discard(table, card);
  while (bases(state, self).length === 0 && supportersOf(state, self).length > CAPACITY) {
    const left = supportersOf(state, self).length - CAPACITY;
    const listed = () => distinct(supportersOf(state, self)).map(cardMove);
    const { card } = yield* choose(self, { kind: 'alliance.discard-supporter', left }, listed);
    leave(state, self, card);
    table.tell({ kind: 'alliance.supporter-discarded', seat: self, card });
    discard(table, card);
  }
}
