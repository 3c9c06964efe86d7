/** Building: in the Assembly (ROOT-12.5.1) with a card of the clearing, by the Foremole (ROOT-12.5.2) with any card. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, matches } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { takeFromHand } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type BuildingName, buildingNames } from '../../vocabulary/duchy.ts';
import { cardMove, clearingMove } from '../../vocabulary/moves.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { buildingsLeft, place } from '../../woodland/place.ts';
import { allowed, rules } from '../../woodland/rule.ts';
import { boardOf } from './state.ts';

function sites(state: State, self: Seat): Selection<Clearing> {
  const where = select(clearings)
    .where('ROOT-12.5.1', (clearing) => rules(state, self, clearing))
    .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0);
  return allowed(where, state, self, 'place', (clearing) => clearing);
}

function buildable(state: State, self: Seat): BuildingName[] {
  return buildingNames.filter((_, which) => buildingsLeft(playerOf(state, self), which) > 0);
}

/** Is there anything to build and a place for it, whatever the hand holds? */
export function hasSite(state: State, self: Seat): boolean {
  return buildable(state, self).length > 0 && sites(state, self).list.length > 0;
}

export function buildCards(state: State, self: Seat): Card[] {
  if (!hasSite(state, self)) return [];
  const suits = sites(state, self).list.map((clearing) => suitAt(state, clearing));
  return distinct(handOf(state, self)).filter((card) => suits.some((suit) => matches(card, suit)));
}

/** `anyCard`: the card need not match the clearing. */
export function* build(table: Root, self: Seat, anyCard: boolean): Rules {
  const { state } = table;
  const listed = () => (anyCard ? distinct(handOf(state, self)) : buildCards(state, self)).map(cardMove);
  const { card } = yield* choose(self, 'duchy.reveal-to-build', listed);
  reveal(table, self, card);
  const pieces = buildable(state, self).map((piece) => ({ kind: 'piece', piece }) as const);
  const { piece: building } = yield* choose(self, 'duchy.what-to-build', pieces);
  const where = sites(state, self).where('ROOT-12.5.1', (one) => anyCard || matches(card, suitAt(state, one)));
  const ask = { kind: 'duchy.where-to-build', building } as const;
  const { clearing } = yield* choose(self, ask, where.moves(clearingMove));
  yield* place(table, self, clearing, { building: buildingNames.indexOf(building) });
}

/** ROOT-2.1.4: the card lies open until Evening. */
export function reveal(table: Root, self: Seat, card: Card): void {
  takeFromHand(table.state, self, card);
  boardOf(table.state, self).revealed.push(card);
  table.tell({ kind: 'duchy.revealed', seat: self, card });
}
