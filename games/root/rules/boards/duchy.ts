/** What lies open on the board of the Duchy besides pieces, played by a person and by an automaton. */

import type { Card } from '../../data/cards.ts';
import type { Minister } from '../vocabulary/duchy.ts';
import type { AutomatonBoard } from './automaton.ts';

export type DrillbitDuchyBoard = AutomatonBoard<'drillbit-duchy'> & { crowned: Minister[] };

/** ROOT-12.5: Daylight goes through these in order. */
export type Step = 'assembly' | 'parliament' | 'sway' | 'over';

export type DuchyBoard = {
  readonly faction: 'duchy';
  swayed: Minister[];
  /** By rank: crowns that are still on the board. */
  crowns: number[];
  /** Cards revealed this turn (ROOT-2.1.4). */
  revealed: Card[];
  step: Step;
  /** Actions left in the Assembly. */
  actions: number;
  /** Ministers that have acted this turn. */
  acted: Minister[];
};
