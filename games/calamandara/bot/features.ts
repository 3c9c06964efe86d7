/** Where a traveller stands in the race, in a few numbers; `fitted.ts` says what they bring. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { distanceOf } from '../rules/state/lines.ts';
import { type State, travellerOf } from '../rules/state/state.ts';
import { raceOf } from './race.ts';

export type Features = {
  /** Steps still to be built, and how near the last of them is. */
  readonly steps: number;
  readonly nearly: number;
  readonly distance: number;
  /** Footprints in the reserve that the way needs; 1 when even the depot has too few. */
  readonly footprints: number;
  readonly scarce: number;
  readonly reserve: number;
  readonly hand: number;
  /** It is the traveller's turn. */
  readonly turn: number;
};

export function featuresOf(state: State, seat: Seat): Features {
  const { reserve, hand, depot, token } = travellerOf(state, seat);
  const { steps } = raceOf(state, seat);
  const footprints = Math.min(steps, reserve.filter((kind) => kind === 'footprint').length);
  return {
    steps,
    nearly: 1 / (1 + steps),
    distance: distanceOf(token.cell),
    footprints,
    scarce: depot.footprint + footprints < steps ? 1 : 0,
    reserve: reserve.length,
    hand: hand.length,
    turn: state.active === seat ? 1 : 0,
  };
}
