/** For scenarios: the Logical Lizards with an order, Lost Souls and acolytes. */
import type { Card } from '../data/cards.ts';
import type { Suit } from '../data/suits.ts';
import { boardOf, conspiracyTrack } from '../rules/automata/lizards/state.ts';
import { type Automaton, type Others, onTop, player, turnOf, type Woodland, woodland } from './woodland.ts';

export const L = 0;
export const M = 1;
export const A = 2;

/** Logical Lizards in their Birdsong with this order, on the Autumn map. */
export function ordered(
  suit: Suit,
  settings: Partial<Automaton> = {},
  others: Others = ['marquise', 'alliance'],
): Woodland {
  const table = woodland([{ faction: 'lizards', ...settings }, ...others]);
  turnOf(table, L, 'birdsong');
  boardOf(table.state, L).suit = suit;
  return table;
}

/** Cards leave the deck for the Lost Souls, the last one on top. */
export function souls(table: Woodland, ...cards: readonly Card[]): Woodland {
  for (const card of cards) {
    onTop(table, card);
    boardOf(table.state, L).lostSouls.push(table.state.hidden.deck.pop() as Card);
  }
  return table;
}

/** Warriors of the supply become acolytes; the marker lies on this space. */
export function acolytes(table: Woodland, count: number, marker = conspiracyTrack.length - 1): Woodland {
  const board = boardOf(table.state, L);
  player(table, L).supply -= count;
  board.acolytes = count;
  board.marker = marker;
  return table;
}
