/** AUT-S-6, S-8: rivers are paths for those whose advanced card says so; an automaton that uses one buys riverboats. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import { factionAt } from '../contract/registry.ts';
import { payFor } from '../factions/riverfolk/services.ts';
import { mapOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import { hasAdvanced, sellerTo } from './seller.ts';

/** Where boats that are still to be bought would go from here. */
export function riversFrom(state: State, self: Seat, from: Clearing): readonly Clearing[] {
  const clause = hasAdvanced(state, self) ? factionAt(state, self).services?.advanced?.rivers : undefined;
  if (clause === undefined || sellerTo(state, self, 'riverboats') === null) return [];
  return mapOf(state).rivers[from] as readonly Clearing[];
}

export function* buyBoats(table: Root, self: Seat): Rules {
  const { state } = table;
  const seller = sellerTo(state, self, 'riverboats') as Seat;
  const clause = factionAt(state, self).services?.advanced?.rivers as string;
  yield* payFor(table, seller, self, 'riverboats', { clause, why: [] });
}
