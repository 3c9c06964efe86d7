/** For scenarios: the Cogwheel Corvids with an order, their plots and where their warriors stand. */
import { play } from '@tavola/testing/play.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { secretOf } from '../rules/automata/corvids/state.ts';
import { faceUpAt, layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
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
export const FOX = 'anvil';
export const MOUSE = 'sword';
export const BIRD = 'armorers';

/** Cogwheel Corvids with this order, in their Daylight. */
export function ordered(
  card: string,
  settings: Partial<Automaton> = {},
  others: Others = ['eyrie', 'marquise'],
  options: Parameters<typeof woodland>[1] = {},
): Woodland {
  const table = woodland([{ faction: 'corvids', ...settings }, ...others], options);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

/** A plot of the supply goes to the map. */
export function lay(table: Woodland, clearing: number, kind: Plot, face: 'up' | 'down'): void {
  const { supply } = secretOf(table.state, B);
  supply.splice(supply.indexOf(kind), 1);
  put(table, B, clearing, { plot: 1 });
  layFaceDown(table.state, B, clearing, kind);
  if (face === 'up') turnUp(table.state, B, clearing);
}

/** The next plot that comes out of the supply: shuffles keep the order here. */
export function nextPlot(table: Woodland, kind: Plot): void {
  const { supply } = secretOf(table.state, B);
  supply.splice(supply.indexOf(kind), 1);
  supply.push(kind);
}

/** How many warriors are left in the supply. */
export function inSupply(table: Woodland, count: number): Woodland {
  player(table, B).supply = count;
  return table;
}

export const warriors = (table: Woodland) =>
  Object.fromEntries(everywhere.map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count));
export const up = (table: Woodland, clearing: number) => faceUpAt(table.state, B, clearing);
