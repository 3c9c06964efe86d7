/** For scenarios: the Corvid Conspiracy and its plots. */
import { layFaceDown, turnUp } from '../rules/factions/corvids/state.ts';
import type { Plot } from '../rules/vocabulary/corvids.ts';
import { put, turnOf, type Woodland, woodland } from './woodland.ts';

export const C = 1;

export function withCorvids(
  part: Parameters<typeof turnOf>[2] = 'daylight',
  foe: 'marquise' | 'alliance' = 'marquise',
) {
  const table = woodland([foe, 'corvids']);
  turnOf(table, C, part);
  return table;
}

export function hide(table: Woodland, clearing: number, plot: Plot): void {
  put(table, C, clearing, { plot: 1 });
  layFaceDown(table.state, C, clearing, plot);
}

export function show(table: Woodland, clearing: number, plot: Plot): void {
  hide(table, clearing, plot);
  turnUp(table.state, C, clearing);
}
