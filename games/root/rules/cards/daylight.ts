/** Crafted cards that are used in Daylight: ROOT-14.8, 14X. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, matches } from '../../data/cards.ts';
import { type Clearing, clearings } from '../../data/maps.ts';
import { battle, canBattle } from '../battle/battle.ts';
import { drawCards, handSize, holdsCards, spendCard } from '../hands/hands.ts';
import { choose } from '../state/choose.ts';
import { areEnemies, handOf, otherSeats, playerOf, type State, suitAt } from '../state/state.ts';
import { cardMove, clearingMove, type Move, seatMove } from '../vocabulary/moves.ts';
import { isMercenaryOf } from '../woodland/map.ts';
import { moverOf } from '../woodland/move.ts';
import { warriorsAt } from '../woodland/pieces.ts';
import { canPlace, place } from '../woodland/place.ts';
import { remove, warriors } from '../woodland/removal.ts';
import type { TurnCard } from './persistent.ts';

/** ROOT-14.8: a battle at the start of Daylight. */
export const commandWarren: TurnCard = {
  usable: (state, self) => canBattle(state, self),
  use: (table, self) => battle(table, self),
};

/** ROOT-14.8, ruling ROOT-G22: a warrior of their own from a clearing on the map, for a card. */
export const taxCollector: TurnCard = {
  usable: (state, self) => clearings.some((clearing) => warriorsAt(playerOf(state, self), clearing) > 0),
  *use(table, self) {
    const player = playerOf(table.state, self);
    const moves = clearings.filter((clearing) => warriorsAt(player, clearing) > 0).map(clearingMove);
    const { clearing } = yield* choose(self, { kind: 'card-clearing', card: 'tax-collector' }, moves);
    yield* remove(table, [{ ...warriors(self, clearing, 1), by: self }]);
    yield* drawCards(table, self, 1);
  },
};

/** ROOT-14.8: a look at a hand; an automaton has none to show. */
export const codebreakers: TurnCard = {
  usable: (state, self) => readable(state, self).length > 0,
  *use(table, self) {
    const { state } = table;
    const moves = readable(state, self).map(seatMove);
    const { seat } = yield* choose(self, { kind: 'card-player', card: 'codebreakers' }, moves);
    const cards = [...handOf(state, seat)];
    table.tell({ kind: 'saw-hand', seat: self, of: seat }, { to: [self, seat], also: { cards } });
  },
};

function readable(state: State, self: Seat): Seat[] {
  return otherSeats(state, self).filter((other) => holdsCards(state, other) && handSize(state, other) > 0);
}

/** ROOT-14X.5: an enemy warrior makes room for one of their own, for a card of that clearing's suit. Both halves must be possible. */
export const propagandaBureau: TurnCard = {
  usable: (state, self) =>
    handSize(state, self) > 0 && playerOf(state, self).supply > 0 && convertible(state, self).length > 0,
  holds: (state, self) => payable(state, self).length > 0,
  *use(table, self) {
    const { state } = table;
    const card: Card = 'propaganda-bureau';
    const ask = { kind: 'spend', suit: null, for: card } as const;
    const { card: paid } = yield* choose(self, ask, () => payable(state, self));
    const where = convertible(state, self).filter((clearing) => matches(paid, suitAt(state, clearing)));
    const { clearing } = yield* choose(self, { kind: 'card-clearing', card }, where.map(clearingMove));
    const victims = ownersAt(state, self, clearing).map(seatMove);
    const { seat } = yield* choose(self, { kind: 'card-player', card }, victims);
    spendCard(table, self, paid);
    yield* remove(table, [{ ...warriors(seat, clearing, 1), by: self }]);
    if (canPlace(state, self, clearing)) yield* place(table, self, clearing, { warriors: 1 });
  },
};

/** The hand cards that match a clearing where it can be done. */
function payable(state: State, self: Seat): Extract<Move, { kind: 'card' }>[] {
  const suits = new Set(convertible(state, self).map((clearing) => suitAt(state, clearing)));
  return select(distinct(handOf(state, self)))
    .where('ROOT-2.1.1', (held) => [...suits].some((suit) => matches(held, suit)))
    .moves(cardMove);
}

function convertible(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => canPlace(state, self, clearing) && ownersAt(state, self, clearing).length > 0);
}

function ownersAt(state: State, self: Seat, clearing: Clearing): Seat[] {
  return otherSeats(state, self).filter(
    (other) =>
      areEnemies(state, self, other) &&
      !isMercenaryOf(state, self, other) &&
      warriorsAt(playerOf(state, other), clearing) > 0,
  );
}

/** ROOT-14X.3, ruling ROOT-G25: an item of the Crafted Items box, face down for good, for a move or a battle. */
export const leagueOfAdventurousMice: TurnCard = {
  usable: (state, self) =>
    playerOf(state, self).items.length > 0 && (canBattle(state, self) || moverOf(state, self).can(state, self, null)),
  *use(table, self) {
    const { state } = table;
    const card: Card = 'league-of-adventurous-mice';
    const player = playerOf(state, self);
    const items = [...new Set(player.items)].map((item) => ({ kind: 'item', item }) as const);
    const { item } = yield* choose(self, { kind: 'card-item', card }, items);
    player.items.splice(player.items.indexOf(item), 1);
    player.exhausted.push(item);
    table.tell({ kind: 'item-exhausted', seat: self, item });
    const moves: Move[] = [];
    if (moverOf(state, self).can(state, self, null)) moves.push({ kind: 'move' });
    if (canBattle(state, self)) moves.push({ kind: 'battle' });
    const taken = yield* choose(self, { kind: 'card-action', card }, moves);
    if (taken.kind === 'battle') yield* battle(table, self);
    else yield* moverOf(state, self).take(table, self, null, false);
  },
};
