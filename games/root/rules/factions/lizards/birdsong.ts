/** ROOT-10.4: the Outcast is adjusted, the Lost Souls are discarded, the acolytes conspire. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { suitOf } from '../../../data/cards.ts';
import data from '../../../data/lizard-cult.json' with { type: 'json' };
import { type ClearingSuit, clearingSuits } from '../../../data/suits.ts';
import { discardFinally } from '../../hands/hands.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import { act, offer } from '../../turn/windows.ts';
import { type Conspiracy, conspiracies } from '../../vocabulary/lizards.ts';
import { DONE, type Move } from '../../vocabulary/moves.ts';
import { returnWarriors } from '../../woodland/supply.ts';
import { conspiracyOf } from './conspiracies.ts';
import { boardOf } from './state.ts';

export function* birdsong(table: Root, self: Seat): Rules {
  adjustOutcast(table, self);
  yield* offer(table, self);
  discardLostSouls(table, self);
  yield* conspire(table, self);
}

/** ROOT-10.4.1: the most common suit; the same suit again, or no single one, is hated. */
export function adjustOutcast(table: Root, self: Seat): void {
  const board = boardOf(table.state, self);
  const common = mostCommon(board.lostSouls.map(suitOf));
  board.hated = common === null || common === board.outcast;
  board.outcast = common ?? board.outcast;
  table.tell({ kind: 'lizards.outcast', seat: self, suit: board.outcast, hated: board.hated });
}

/** Birds do not count; null on a tie or without cards. */
function mostCommon(suits: readonly string[]): ClearingSuit | null {
  const counts = clearingSuits.map((suit) => suits.filter((one) => one === suit).length);
  const most = Math.max(...counts);
  const first = counts.indexOf(most);
  return most > 0 && counts.lastIndexOf(most) === first ? (clearingSuits[first] as ClearingSuit) : null;
}

/** ROOT-10.4.2: dominance cards among them become available. */
function discardLostSouls(table: Root, self: Seat): void {
  const cards = boardOf(table.state, self).lostSouls.splice(0);
  if (cards.length === 0) return;
  table.tell({ kind: 'lizards.souls-discarded', seat: self, cards });
  for (const card of cards) discardFinally(table, card);
}

/** ROOT-10.4.3: any number, each paid with acolytes. */
export function* conspire(table: Root, self: Seat): Rules {
  const { state } = table;
  while (possible(state, self).length > 0) {
    const { acolytes, outcast } = boardOf(state, self);
    const ask = { kind: 'lizards.conspiracies', acolytes, outcast } as const;
    const taken = yield* act<Move>(table, self, ask, () => [...possible(state, self), DONE]);
    if (taken.kind !== 'lizards.conspire') return;
    pay(table, self, taken.conspiracy);
    yield* conspiracyOf[taken.conspiracy].carryOut(table, self);
  }
}

function possible(state: State, self: Seat): Move[] {
  const { acolytes } = boardOf(state, self);
  return conspiracies.flatMap((conspiracy): Move[] => {
    const cost = costOf(state, self, conspiracy);
    const can = cost <= acolytes && conspiracyOf[conspiracy].can(state, self, cost);
    return can ? [{ kind: 'lizards.conspire', conspiracy, cost }] : [];
  });
}

/** One less while the Outcast is hated. */
function costOf(state: State, self: Seat, conspiracy: Conspiracy): number {
  const cost = data.conspiracies.find(({ id }) => id === conspiracy)?.cost as number;
  return cost - (boardOf(state, self).hated ? data.outcast.hatedDiscount : 0);
}

function pay(table: Root, self: Seat, conspiracy: Conspiracy): void {
  const board = boardOf(table.state, self);
  const acolytes = costOf(table.state, self, conspiracy);
  board.acolytes -= acolytes;
  returnWarriors(table.state, self, acolytes);
  table.tell({ kind: 'lizards.conspired', seat: self, conspiracy, acolytes });
}
