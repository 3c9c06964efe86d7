/** Where the Duchy has dug. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type Clearing, clearings } from '../../../data/maps.ts';
import { playerOf, type State } from '../../state/state.ts';
import { TUNNEL } from './state.ts';

export function tunnels(state: State, self: Seat): Clearing[] {
  return clearings.filter((clearing) => hasTunnel(state, self, clearing));
}

export function hasTunnel(state: State, self: Seat, clearing: Clearing): boolean {
  return (playerOf(state, self).tokens[TUNNEL]?.[clearing] as number) > 0;
}
