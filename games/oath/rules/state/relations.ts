/** The Prince's friends and conspirators (OATH-9.4, 9.19). Pure. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { SUITS, type Suit } from '../../data/board.ts';
import { type Column, type NodeId, ROWS } from '../../data/mind.ts';
import { type Prince, playerOf, type State } from './state.ts';

/** OATH-9.1: all suits are unaligned, both tokens lie on the threat node of the oath. */
export function newPrince(node: NodeId): Prince {
  return {
    unaligned: [...SUITS],
    friends: ROWS.map(() => []),
    conspirators: ROWS.map(() => []),
    ambition: 0,
    tactics: 0,
    threat: null,
    assessed: false,
    token: node,
    start: node,
    thoughts: [],
    war: null,
  };
}

export function princeOf(state: State, seat: Seat): Prince {
  return playerOf(state, seat).prince as Prince;
}
export function isPrince(state: State, seat: Seat): boolean {
  return playerOf(state, seat).prince !== null;
}

/** The row of a suit in a column, 1 to 4; 0 if it is not there. */
export function rowIn(prince: Prince, column: Column, suit: Suit): number {
  return prince[column].findIndex((row) => row.includes(suit)) + 1;
}
/** How many markers entered the same space before this one. */
export function placeInRow(prince: Prince, suit: Suit): number {
  for (const row of [prince.unaligned, ...prince.friends, ...prince.conspirators]) {
    const at = row.indexOf(suit);
    if (at >= 0) return at;
  }
  return 0;
}

/** OATH-9.19: one row up in its own column, from the unaligned ones into the named column; gives the row it is in now. */
export function advance(prince: Prince, suit: Suit, named: Column): number {
  const column =
    rowIn(prince, 'friends', suit) > 0 ? 'friends' : rowIn(prince, 'conspirators', suit) > 0 ? 'conspirators' : named;
  const row = rowIn(prince, column, suit);
  if (row === ROWS.length) return row;
  const from = row === 0 ? prince.unaligned : (prince[column][row - 1] as Suit[]);
  from.splice(from.indexOf(suit), 1);
  (prince[column][row] as Suit[]).push(suit);
  return row + 1;
}
