/** What lies open on the board of the Marquise besides pieces, played by a person and by an automaton. */
import type { AutomatonBoard } from './automaton.ts';

export type MechanicalMarquiseBoard = AutomatonBoard<'mechanical-marquise'> & {
  /** A building was placed this turn (AUT-4.5.5). */
  built: boolean;
  /** Warriors lost in the defence under way (AUT-T-MAR-3). */
  fallen: number;
};

export type MarquiseBoard = {
  readonly faction: 'marquise';
  /** Daylight has come past the crafting (ROOT-6.5). */
  crafted: boolean;
  /** Actions left this Daylight, extra ones included. */
  actions: number;
  /** ROOT-6.5.3: once per turn. */
  recruited: boolean;
};
