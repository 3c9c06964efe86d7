/** For scenarios: the Automated Alliance at dawn or with an order, and its sympathy. */
import { play } from '@tavola/testing/play.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import {
  type Automaton,
  at,
  everywhere,
  type Others,
  onTop,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

export const A = 0;
export const O = 1;

/** An Automated Alliance in its Birdsong; this card will be its order. */
export function dawn(card: string, settings: Partial<Automaton> = {}, others: Others = ['marquise']): Woodland {
  const table = woodland([{ faction: 'alliance', ...settings }, ...others]);
  turnOf(table, A, 'birdsong');
  onTop(table, card);
  return table;
}

/** The same with its order revealed, in this part of its turn. */
export function ordered(card: string, settings: Partial<Automaton> = {}, others: Others = ['marquise']): Woodland {
  const table = dawn(card, settings, others);
  play(revealOrder(table, A));
  turnOf(table, A);
  return table;
}

export function sympathy(table: Woodland, ...clearings: readonly number[]): Woodland {
  for (const clearing of clearings) put(table, A, clearing, { sympathy: 1 });
  return table;
}

export const sympathetic = (table: Woodland) => everywhere.filter((clearing) => at(table, A, clearing).sympathy === 1);
