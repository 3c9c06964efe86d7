/** What lies open on the board of the Eyrie besides pieces, played by a person and by an automaton. */

import type { Card } from '../../data/cards.ts';
import type { Suit } from '../../data/suits.ts';
import type { Leader } from '../vocabulary/eyrie.ts';
import type { AutomatonBoard } from './automaton.ts';

export type ElectricEyrieBoard = AutomatonBoard<'electric-eyrie'> & {
  /** By column; the order of this turn lies here too (AUT-5.4.3). */
  decree: Card[][];
  /** Loyal Viziers in the bird column (AUT-5.3.3). */
  viziers: number;
  /** The suit of this turn's order. */
  suit: Suit;
  /** Turmoil came in this turn (AUT-5.7). */
  turmoil: boolean;
  /** The column whose battle is fought has more cards than any other (AUT-5.5.1.iii). */
  eager: boolean;
};

export type EyrieBoard = {
  readonly faction: 'eyrie';
  leader: Leader;
  /** Leaders that are turned face down (ROOT-7.7). */
  deposed: Leader[];
  /** By column: cards, Viziers among them. */
  decree: Card[][];
  /** Daylight has come past the crafting (ROOT-7.5). */
  crafted: boolean;
  /** The column that is being resolved; past the last one when the Decree is done. */
  column: number;
  /** The suits of that column's cards that are still to be resolved. */
  open: Suit[] | null;
};
