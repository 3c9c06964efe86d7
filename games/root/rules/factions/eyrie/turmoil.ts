/** ROOT-7.7: humiliate, purge, depose, rest. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Card, suitOf } from '../../../data/cards.ts';
import { discard } from '../../hands/hands.ts';
import { loseVp } from '../../score/score.ts';
import { choose } from '../../state/choose.ts';
import type { Root } from '../../state/table.ts';
import { type Column, columns, type Leader, leaderIds } from '../../vocabulary/eyrie.ts';
import { boardOf, VIZIER, viziersOf } from './state.ts';

/** Daylight ends with it: the caller returns. */
export function* turmoil(table: Root, self: Seat, column: Column | null): Rules {
  const board = boardOf(table.state, self);
  const cards = board.decree.flat();
  const birds = cards.filter((card) => card === VIZIER || suitOf(card) === 'bird').length;
  const purged = cards.filter((card) => card !== VIZIER);
  board.decree = columns.map(() => []);
  board.column = columns.length;
  board.open = null;
  table.tell({ kind: 'eyrie.turmoil', seat: self, column, cards: purged });
  for (const card of purged) discard(table, card);
  loseVp(table, self, birds, 'ROOT-7.7');
  yield* depose(table, self);
}

/** A new leader among those face up; when none is, all four are turned up first, the deposed one included. */
function* depose(table: Root, self: Seat): Rules {
  const board = boardOf(table.state, self);
  board.deposed.push(board.leader);
  if (board.deposed.length === leaderIds.length) board.deposed = [];
  const moves = faceUp(board.deposed).map((leader) => ({ kind: 'eyrie.leader', leader }) as const);
  const { leader } = yield* choose(self, 'eyrie.new-leader', moves);
  appoint(table, self, leader);
}

function faceUp(deposed: readonly Leader[]): readonly Leader[] {
  return leaderIds.filter((leader) => !deposed.includes(leader));
}

/** The leader takes the roost's head, the Viziers their two columns. */
export function appoint(table: Root, self: Seat, leader: Leader): void {
  const board = boardOf(table.state, self);
  board.leader = leader;
  for (const column of viziersOf[leader]) (board.decree[columns.indexOf(column)] as Card[]).push(VIZIER);
  table.tell({ kind: 'eyrie.leader', seat: self, leader });
}
