/** The candidates of an automaton's choice, for a reader who wants to see them on the board: an open ladder shows them, a board may ring them. */
import { createContext, useContext } from 'react';

export type ShownCandidate = {
  /** As the trace names it; `GameBoard.shows` says whether it has a place on the board. */
  readonly name: string;
  /** What the criteria counted for it while it was in, in their order. */
  readonly values: readonly number[];
  readonly taken: boolean;
};

export const ShownContext = createContext<readonly ShownCandidate[]>([]);

export function useShown(): readonly ShownCandidate[] {
  return useContext(ShownContext);
}
