/** What every automaton keeps open on its board: its settings and its order card (AUT-2.7). */

import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Trait } from '../../data/automata.ts';
import { difficultyOf } from '../../data/automata-facts.ts';
import { suitOf } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import type { AutomatonBoard, Instruction } from '../boards/automaton.ts';
import { playerOf, type State, suitAt } from '../state/state.ts';

export function newAutomatonBoard<Id extends string>(faction: Id): AutomatonBoard<Id> {
  return { faction, level: 'normal', traits: [], services: 'none', order: null, ambushes: [], steps: [] };
}

export function automatonBoard(state: State, self: Seat): AutomatonBoard {
  return playerOf(state, self).board as AutomatonBoard;
}

/** Notes a step for those who follow the turn. */
export function note(
  state: State,
  self: Seat,
  clause: string,
  { clearing = null, of = null, idle = false }: Partial<Omit<Instruction, 'clause'>> = {},
): void {
  automatonBoard(state, self).steps.push({ clause, clearing, of, idle });
}

export function hasTrait(state: State, self: Seat, trait: Trait): boolean {
  return automatonBoard(state, self).traits.includes(trait);
}

/** AUT-D: a number of the difficulty card, by its name in data/automata-difficulty.json. */
export function levelNumber(state: State, self: Seat, name: string): number {
  return difficultyOf(playerOf(state, self).faction, automatonBoard(state, self).level, name);
}

/** AUT-6T-6: without a card the order is bird. */
export function orderSuit(state: State, self: Seat): Suit {
  const { order } = automatonBoard(state, self);
  return order === null ? 'bird' : suitOf(order);
}

export function isOrdered(state: State, self: Seat, clearing: Clearing): boolean {
  return isMatching(state, orderSuit(state, self), clearing);
}

/** AUT-2.7: a bird matches every clearing. */
export function isMatching(state: State, suit: Suit, clearing: Clearing): boolean {
  return suit === 'bird' || suit === suitAt(state, clearing);
}
