import { cellOf, PLACES } from './rules/state/cells.ts';
import type { TravellerView } from './rules/view.ts';

/** CAL-7.5: steps from the Rift, nine at the start point. */
export function distanceOf({ token }: TravellerView): number {
  if (token === 'start') return 9;
  const { x, y } = PLACES[cellOf(token)]!;
  return Math.abs(x) + Math.abs(y);
}
