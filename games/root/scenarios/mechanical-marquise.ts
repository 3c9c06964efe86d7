/** For scenarios: the Mechanical Marquise with an order. */
import { play } from '@tavola/testing/play.ts';
import { revealOrder } from '../rules/automata/automaton.ts';
import { boardOf } from '../rules/automata/marquise/state.ts';
import { type Automaton, everywhere, type Others, onTop, player, turnOf, type Woodland, woodland } from './woodland.ts';

export const B = 0;
export const O = 1;

/** A Mechanical Marquise with this order, in her Daylight. */
export function ordered(card: string, settings: Partial<Automaton> = {}, others: Others = ['eyrie']): Woodland {
  const table = woodland([{ faction: 'marquise', ...settings }, ...others]);
  turnOf(table, B);
  onTop(table, card);
  play(revealOrder(table, B));
  return table;
}

/** She has built already, so that she does not expand. */
export function settled(table: Woodland): Woodland {
  boardOf(table.state, B).built = true;
  return table;
}

export const warriors = (table: Woodland) =>
  Object.fromEntries(everywhere.map((one) => [one, player(table, B).warriors[one]]).filter(([, count]) => count));
