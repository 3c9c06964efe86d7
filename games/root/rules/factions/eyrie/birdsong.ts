/** ROOT-7.4: emergency orders, the Decree grows, a new roost. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, distinct, suitOf } from '../../../data/cards.ts';
import type { Clearing } from '../../../data/maps.ts';
import { drawCards, handSize, takeFromHand } from '../../hands/hands.ts';
import { choose } from '../../state/choose.ts';
import { handOf, playerOf, type State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { offer } from '../../turn/windows.ts';
import { columns } from '../../vocabulary/eyrie.ts';
import { cardMove, clearingMove, DONE, type Move } from '../../vocabulary/moves.ts';
import { onMap, openSlots, warriorsAt } from '../../woodland/pieces.ts';
import { place, placeable } from '../../woodland/place.ts';
import { boardOf } from './state.ts';

const NEW_ROOST_WARRIORS = 3;

export function* birdsong(table: Root, self: Seat): Rules {
  if (handSize(table.state, self) === 0) yield* drawCards(table, self, 1);
  yield* addToDecree(table, self);
  yield* offer(table, self);
  yield* newRoost(table, self);
}

/** ROOT-7.4.2: one card or two, at most one of them a bird. */
function* addToDecree(table: Root, self: Seat): Rules {
  const { state } = table;
  if (handSize(state, self) === 0) return;
  const listed = () => distinct(handOf(state, self)).map(cardMove);
  const first = yield* choose(self, { kind: 'eyrie.add-to-decree', second: false }, listed);
  yield* tuck(table, self, first.card);
  if (handSize(state, self) === 0) return;
  const ask = { kind: 'eyrie.add-to-decree', second: true } as const;
  const second = yield* choose<Move>(self, ask, () => secondCards(state, self, first.card));
  if (second.kind === 'card') yield* tuck(table, self, second.card);
}

function secondCards(state: State, self: Seat, first: Card): Move[] {
  const bird = suitOf(first) === 'bird';
  const cards: Move[] = select(distinct(handOf(state, self)))
    .where('ROOT-7.4.2', (card) => !bird || suitOf(card) !== 'bird')
    .moves(cardMove);
  return [...cards, DONE];
}

function* tuck(table: Root, self: Seat, card: Card): Rules {
  const moves = columns.map((column) => ({ kind: 'eyrie.column', column }) as const);
  const { column } = yield* choose(self, { kind: 'eyrie.which-column', card }, moves);
  takeFromHand(table.state, self, card);
  boardOf(table.state, self).decree[columns.indexOf(column)]?.push(card);
  table.tell({ kind: 'eyrie.added', seat: self, card, column });
}

/** ROOT-7.4.3, ruling ROOT-G9: with no roost on the map, where the fewest warriors of all players are. */
function* newRoost(table: Root, self: Seat): Rules {
  const { state } = table;
  if (onMap(playerOf(state, self).buildings[0]) > 0) return;
  const where = placeable(state, self)
    .where('ROOT-2.2.3', (clearing) => openSlots(state, clearing) > 0)
    .least('ROOT-7.4.3', (clearing) => allWarriorsAt(state, clearing));
  if (where.list.length === 0) return;
  const { clearing } = yield* choose(self, 'eyrie.new-roost', where.moves(clearingMove));
  yield* place(table, self, clearing, { building: 0 });
  yield* place(table, self, clearing, { warriors: NEW_ROOST_WARRIORS });
}

function allWarriorsAt(state: State, clearing: Clearing): number {
  return state.open.players.reduce((sum, player) => sum + warriorsAt(player, clearing), 0);
}
