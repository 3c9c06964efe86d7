/** ROOT-8.5: craft, mobilize and train, in any order and number. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, matches } from '../../../data/cards.ts';
import { handSize, spendCard, takeFromHand } from '../../hands/hands.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { craft, craftable } from '../../turn/craft.ts';
import { act, offer } from '../../turn/windows.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { addOfficer } from './birdsong.ts';
import { bases } from './state.ts';
import { addSupporter, hasRoom } from './supporters.ts';

export function* daylight(table: Root, self: Seat): Rules {
  const { state } = table;
  while (handSize(state, self) > 0) {
    table.checkpoint();
    const taken = yield* act<Move>(table, self, 'alliance.daylight', () => menu(state, self));
    if (taken.kind === 'craft') yield* craft(table, self, taken.card);
    else if (taken.kind === 'alliance.mobilize') mobilize(table, self, taken.card);
    else if (taken.kind === 'alliance.train') train(table, self, taken.card);
    else return;
  }
  yield* offer(table, self);
}

function menu(state: State, self: Seat): Move[] {
  const cards = distinct(handOf(state, self));
  return [
    ...craftable(state, self),
    ...cards.map((card) => ({ kind: 'alliance.mobilize', card }) as const),
    ...trainable(state, self),
    DONE,
  ];
}

/** A card that the stack cannot hold is discarded all the same (ROOT-8.2.3). */
function mobilize(table: Root, self: Seat, card: Card): void {
  takeFromHand(table.state, self, card);
  if (hasRoom(table.state, self)) table.tell({ kind: 'alliance.mobilized', seat: self }, { to: self, also: { card } });
  addSupporter(table, self, card);
}

function trainable(state: State, self: Seat): Move[] {
  const suits = bases(state, self).map((clearing) => suitAt(state, clearing));
  if (suits.length === 0 || playerOf(state, self).supply === 0) return [];
  return select(distinct(handOf(state, self)))
    .where('ROOT-8.5', (card) => suits.some((suit) => matches(card, suit)))
    .moves((card) => ({ kind: 'alliance.train', card }));
}

function train(table: Root, self: Seat, card: Card): void {
  spendCard(table, self, card);
  addOfficer(table, self);
}
