/** What lies open on the board of the Alliance besides pieces, played by a person and by an automaton. */
import type { AutomatonBoard } from './automaton.ts';

export type AutomatedAllianceBoard = AutomatonBoard<'automated-alliance'>;

export type AllianceBoard = {
  readonly faction: 'alliance';
  /** Warriors in the Officers box. */
  officers: number;
  /** Military operations of this Evening (ROOT-8.6). */
  operations: number;
};
