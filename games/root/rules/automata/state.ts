/** What every automaton keeps open on its board: its settings and its order card (AUT-2.7). */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Level, ServiceCards, Trait } from '../../data/automata.ts';
import { difficultyOf } from '../../data/automata-facts.ts';
import { type Card, suitOf } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import { playerOf, type State, suitAt } from '../state.ts';

/** A step of a turn: its clause, where and about whom; `idle` when it found nothing to do. */
export type Instruction = {
  readonly clause: string;
  readonly clearing: Clearing | null;
  readonly of: Seat | null;
  readonly idle: boolean;
};

/** Each automaton has a board of its own kind, with its own id as `faction`. */
export type AutomatonBoard<Id extends string = string> = {
  readonly faction: Id;
  level: Level;
  traits: Trait[];
  /** AUT-S: the service cards in use. */
  services: ServiceCards;
  /** Null before it is revealed, after it was discarded, and when no card was left (AUT-6T-6). */
  order: Card | null;
  /** Bought, and open before it (AUT-S-11). */
  ambushes: Card[];
  /** What it has done in its turn, or did in its last one: no rule reads it, people follow it on its board. */
  steps: Instruction[];
};

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
