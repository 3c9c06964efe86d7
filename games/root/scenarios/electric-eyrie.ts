/** For scenarios: the Electric Eyrie and its Decree. */
import type { Card } from '../data/cards.ts';
import type { FactionId } from '../data/factions.ts';
import { addToDecree, boardOf, cardsIn, columns } from '../rules/automata/eyrie/state.ts';
import { type Automaton, onTop, turnOf, type Woodland, woodland } from './woodland.ts';

export const B = 0;
export const M = 1;
export const A = 2;

/** An Electric Eyrie with this Decree besides two Viziers, in its Daylight. */
export function decreed(
  cards: readonly Card[],
  settings: Partial<Automaton> = {},
  others: readonly FactionId[] = ['marquise'],
): Woodland {
  const table = woodland([{ faction: 'eyrie', ...settings }, ...others]);
  turnOf(table, B);
  boardOf(table.state, B).viziers = 2;
  decree(table, ...cards);
  return table;
}

/** Cards leave the deck for the Decree. */
export function decree(table: Woodland, ...cards: readonly Card[]): void {
  for (const card of cards) {
    onTop(table, card);
    addToDecree(table.state, B, table.state.hidden.deck.pop() as Card);
  }
}

/** Only these columns, without Viziers. */
export function bare(table: Woodland): Woodland {
  boardOf(table.state, B).viziers = 0;
  return table;
}

export const sizes = (table: Woodland) => columns.map((column) => cardsIn(table.state, B, column));
