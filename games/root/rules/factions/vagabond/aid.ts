/** Aid (ROOT-9.5.4). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Held } from '../../boards/vagabond.ts';
import { giveCard, holdsMatching, matchingCards } from '../../hands/hands.ts';
import { choose, orPass } from '../../state/choose.ts';
import { otherSeats, playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { type Move, PASS, seatMove } from '../../vocabulary/moves.ts';
import { piecesAt } from '../../woodland/pieces.ts';
import { exhaust, gain, heldBy, itemMoves, readyItems } from './items.ts';
import { aided } from './relations.ts';
import { clearingOf } from './state.ts';

export function canAid(state: State, self: Seat): boolean {
  const clearing = clearingOf(state, self);
  return (
    clearing !== null &&
    readyItems(state, self).length > 0 &&
    holdsMatching(state, self, suitAt(state, clearing)) &&
    present(state, self, clearing).length > 0
  );
}

/** Everybody with faction pieces there, Hostile or not, another Vagabond too (ruling ROOT-G19). */
function present(state: State, self: Seat, clearing: Clearing): readonly Seat[] {
  return select(otherSeats(state, self)).where('ROOT-9.5.4', (other) => piecesAt(playerOf(state, other), clearing) > 0)
    .list;
}

/** Whom, which card, which item; then what he takes in return. */
export function* aid(table: Root, self: Seat): Rules {
  const { state } = table;
  const clearing = clearingOf(state, self) as Clearing;
  const whom = present(state, self, clearing).map(seatMove);
  const { seat: other } = yield* choose(self, 'vagabond.aid-whom', whom);
  const suit = suitAt(state, clearing);
  const cards = () => orPass(matchingCards(state, self, suit));
  const given = yield* choose(self, { kind: 'vagabond.aid-card', to: other }, cards);
  if (given.kind === 'pass') return;
  giveCard(table, self, other, given.card);
  const items = itemMoves(readyItems(state, self));
  const { item } = yield* choose(self, { kind: 'vagabond.aid-item', to: other }, items);
  exhaust(table, self, item);
  yield* takeInReturn(table, self, other);
  aided(table, self, other);
}

/** He may take a crafted item; an exhausted one is turned face up (ROOT-14X.3). */
function* takeInReturn(table: Root, self: Seat, from: Seat): Rules {
  const { items, exhausted } = playerOf(table.state, from);
  const box: Held[] = [...items.map((item) => inBox(item, true)), ...exhausted.map((item) => inBox(item, false))];
  if (box.length === 0) return;
  const moves: Move[] = [PASS, ...itemMoves(box)];
  const taken = yield* choose(self, { kind: 'vagabond.aid-take', from }, moves);
  if (taken.kind !== 'vagabond.item') return;
  const { item, up } = heldBy(box, taken);
  const pile = up ? items : exhausted;
  pile.splice(pile.indexOf(item), 1);
  gain(table.state, self, item);
  table.tell({ kind: 'vagabond.took', seat: self, from, item });
}

function inBox(item: Held['item'], up: boolean): Held {
  return { item, up, damaged: false, ruin: false };
}
