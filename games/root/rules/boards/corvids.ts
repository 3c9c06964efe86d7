/** What lies open on the board of the Corvids besides pieces, played by a person and by an automaton. */

import type { Clearing } from '../../data/maps.ts';
import type { Plot } from '../vocabulary/corvids.ts';
import type { AutomatonBoard } from './automaton.ts';

export type CogwheelCorvidsBoard = AutomatonBoard<'cogwheel-corvids'> & {
  /** By clearing. */
  up: Plots;
};

/** By clearing; what is said of a clearing counts while a plot token is there. */
export type Plots = (Plot | null)[];

/** What a person's board and the automaton's say of the plots on the map. */
export type LaidPlots = {
  /** The plots that lie face up. */
  up: Plots;
  /** By clearing: what the face-down plot there is not, because somebody guessed wrong (ROOT-13.2.4). Nobody exposes an automaton's plots. */
  denied?: Plot[][];
};

export type CorvidBoard = LaidPlots & {
  readonly faction: 'corvids';
  denied: Plot[][];
  /** Raids that were removed and whose warriors are still to come (ROOT-13.7). */
  raids: Clearing[];
  /** Actions left in Daylight, and plots placed this turn (ROOT-13.5). */
  actions: number;
  placed: number;
  /** ROOT-13.6. */
  exerted: boolean;
};
