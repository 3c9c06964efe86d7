/** Plots that nobody has seen: mixing them, and the first look at one. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { firstLook } from '@tavola/kernel/rules/pile.ts';
import type { Clearing } from '../../../data/maps.ts';
import type { Plots } from '../../boards/corvids.ts';
import type { State } from '../../state/state.ts';
import type { Root } from '../../state/table.ts';
import type { Plot } from '../../vocabulary/corvids.ts';
import { secretOf } from './state.ts';

/** The supply lies face down; what comes next out of it is left to chance. */
export function* mix({ state }: Root, self: Seat): Rules {
  const secret = secretOf(state, self);
  secret.supply = yield* shuffle(secret.supply);
}

/**
 * What the plot in this place is. Where people draw themselves it may be any that nobody has seen: they name it, and it changes places with the one
 * that stood for it.
 */
export function* look(table: Root, self: Seat, clearing: Clearing, place: Plots, at: number): Rules<Plot> {
  const { state } = table;
  const plot = place[at] as Plot;
  const ask = { kind: 'automaton.plot', seat: self, clearing } as const;
  const seen = yield* firstLook(plot, () => unseen(state, self, place, at).map((spot) => spot.plot), ask);
  const other = seen === plot ? undefined : unseen(state, self, place, at).find((spot) => spot.plot === seen);
  if (other) {
    other.place[other.at] = plot;
    place[at] = seen;
  }
  return seen;
}

type Spot = { readonly place: Plots; readonly at: number; readonly plot: Plot };

/** All others that lie face down, on the map and beside it. */
function unseen(state: State, self: Seat, except: Plots, exceptAt: number): Spot[] {
  const { down, supply, removed } = secretOf(state, self);
  return [down, supply, removed].flatMap((place: Plots) =>
    place.flatMap((plot, at) => (plot === null || (place === except && at === exceptAt) ? [] : [{ place, at, plot }])),
  );
}
