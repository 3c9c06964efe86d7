/** For scenarios: the Drillbit Duchy with an order, its ministers and its Burrow. */
import { play } from '@tavola/testing/play.ts';
import { BURROW } from '../data/maps.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { boardOf } from '../rules/automata/duchy/state.ts';
import type { Minister } from '../rules/vocabulary/duchy.ts';
import {
  type Automaton,
  everywhere,
  type Others,
  onTop,
  player,
  put,
  turnOf,
  type Woodland,
  woodland,
} from './woodland.ts';

export const B = 0;
export const O = 1;
export const MOUSE = 'sword';
export const FOX = 'anvil';
export const RABBIT = 'bake-sale';
export const BIRD = 'armorers';

/** A Drillbit Duchy with this order, in its Daylight. */
export function ordered(card: string, settings: Partial<Automaton> = {}, others: Others = ['eyrie']): Woodland {
  const table = woodland([{ faction: 'duchy', ...settings }, ...others]);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

export function crown(table: Woodland, ...ministers: Minister[]): Woodland {
  boardOf(table.state, B).crowned.push(...ministers);
  return table;
}

export const crowned = ({ state }: Woodland) => boardOf(state, B).crowned;

/** Warriors wait in the Burrow. */
export function waiting(table: Woodland, count: number): Woodland {
  put(table, B, BURROW, { warrior: count });
  return table;
}

/** The supply keeps this many warriors; the rest are out of the way in the Burrow. */
export function inSupply(table: Woodland, count: number): Woodland {
  return waiting(table, player(table, B).supply - count);
}

export const skipped = (table: Woodland) =>
  table.events.flatMap((event) => (event.kind === 'automaton.skips' ? [event.clause] : []));
export const warriors = (table: Woodland) =>
  Object.fromEntries(
    [BURROW, ...everywhere].map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count),
  );
