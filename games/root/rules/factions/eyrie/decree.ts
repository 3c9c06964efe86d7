/** ROOT-7.5: the Decree, column by column; a card that cannot be resolved brings turmoil. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Selection, select } from '@tavola/kernel/rules/select.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import type { Suit } from '../../../data/suits.ts';
import { battle, canBattle } from '../../battle/battle.ts';
import { choose } from '../../state/choose.ts';
import { playerOf, type State, suitAt } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { offer } from '../../turn/windows.ts';
import { type Column, columns } from '../../vocabulary/eyrie.ts';
import { clearingMove } from '../../vocabulary/moves.ts';
import { warriorMover } from '../../woodland/move.ts';
import { openSlots } from '../../woodland/pieces.ts';
import { buildingsLeft, place } from '../../woodland/place.ts';
import { allowed, rules } from '../../woodland/rule.ts';
import { boardOf, VIZIER } from './state.ts';
import { turmoil } from './turmoil.ts';

/** A Vizier is a bird card. */
export function suitInDecree(card: Card): Suit {
  return card === VIZIER ? 'bird' : suitOf(card);
}

/** Between two cards everything of Daylight may be done (section 6.1, step 5). */
export function* resolveDecree(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  for (; board.column < columns.length; board.column++) {
    const column = columns[board.column] as Column;
    board.open ??= (board.decree[board.column] as readonly Card[]).map(suitInDecree);
    while (board.open.length > 0) {
      table.checkpoint();
      yield* offer(table, self);
      const suit = yield* nextCard(self, column, board.open);
      board.open.splice(board.open.indexOf(suit), 1);
      table.tell({ kind: 'eyrie.resolves', seat: self, column, suit });
      if (!(yield* resolvers[column](table, self, suit))) return yield* turmoil(table, self, column);
    }
    board.open = null;
  }
  yield* offer(table, self);
}

/** They choose the order inside a column; only the suit of a card matters. */
function* nextCard(self: Seat, column: Column, open: readonly Suit[]): Rules<Suit> {
  const moves = [...new Set(open)].map((suit) => ({ kind: 'suit', suit }) as const);
  return (yield* choose(self, { kind: 'eyrie.next-card', column }, moves)).suit;
}

/** Each says whether the card was resolved completely. */
type Resolver = (table: Root, self: Seat, suit: Suit) => Rules<boolean>;

const resolvers: { readonly [column in Column]: Resolver } = { recruit, move, battle: fight, build };

function matching(state: State, suit: Suit): (clearing: Clearing) => boolean {
  return (clearing) => suit === 'bird' || suitAt(state, clearing) === suit;
}

function hasRoost(state: State, self: Seat, clearing: Clearing): boolean {
  return (playerOf(state, self).buildings[0]?.[clearing] as number) > 0;
}

/** ROOT-7.5.1: a warrior at a roost; the Charismatic must place two. */
function* recruit(table: Root, self: Seat, suit: Suit): Rules<boolean> {
  const { state } = table;
  const where = select(clearings)
    .where('ROOT-7.5.1', matching(state, suit))
    .where('ROOT-7.5.1', (clearing) => hasRoost(state, self, clearing));
  const open = placeableOf(where, state, self);
  if (open.list.length === 0 || playerOf(state, self).supply === 0) return false;
  const { clearing } = yield* choose(self, { kind: 'eyrie.recruit-where', suit }, open.moves(clearingMove));
  const wanted = boardOf(state, self).leader === 'charismatic' ? 2 : 1;
  return (yield* place(table, self, clearing, { warriors: wanted })) === wanted;
}

/** ROOT-7.5.2: at least one warrior out of a matching clearing. */
function* move(table: Root, self: Seat, suit: Suit): Rules<boolean> {
  const within = { clause: 'ROOT-7.5.2', test: matching(table.state, suit) };
  if (!warriorMover.can(table.state, self, within)) return false;
  yield* warriorMover.take(table, self, within, false);
  return true;
}

/** ROOT-7.5.3. */
function* fight(table: Root, self: Seat, suit: Suit): Rules<boolean> {
  const within = { clause: 'ROOT-7.5.3', test: matching(table.state, suit) };
  if (!canBattle(table.state, self, within)) return false;
  yield* battle(table, self, within);
  return true;
}

/** ROOT-7.5.4: a roost in a ruled clearing that has none. */
function* build(table: Root, self: Seat, suit: Suit): Rules<boolean> {
  const { state } = table;
  if (buildingsLeft(playerOf(state, self), 0) === 0) return false;
  const where = select(clearings)
    .where('ROOT-7.5.4', matching(state, suit))
    .where('ROOT-7.5.4', (clearing) => rules(state, self, clearing))
    .where('ROOT-7.5.4', (clearing) => !hasRoost(state, self, clearing))
    .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0);
  const open = placeableOf(where, state, self);
  if (open.list.length === 0) return false;
  const { clearing } = yield* choose(self, { kind: 'eyrie.build-where', suit }, open.moves(clearingMove));
  yield* place(table, self, clearing, { building: 0 });
  return true;
}

function placeableOf(where: Selection<Clearing>, state: State, self: Seat): Selection<Clearing> {
  return allowed(where, state, self, 'place', (clearing) => clearing);
}
