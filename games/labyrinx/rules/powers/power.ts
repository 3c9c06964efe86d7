/** What an active power is (LAB-4.21, LAB-4.22): one action, once a turn. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Grid } from '../state/grid.ts';
import type { Labyrinx, State } from '../state/state.ts';

export type Power = {
  /** The clause that says when it can be used. */
  readonly clause: string;
  /** Is there anything to use it on? */
  possible(state: State, grid: Grid, seat: Seat): boolean;
  use(table: Labyrinx, seat: Seat): Rules;
};
