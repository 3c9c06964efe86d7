/** What a lesson says at its table; null at every other one. It stands in the places that the table has anyway: the question, its acts, the bar. */
import { createContext, type ReactNode, useContext } from 'react';

export type Coaching = {
  /** Stands in the place of the question. */
  readonly say: string;
  /** Why it matters, behind the “?”. */
  readonly why: string | null;
  /** The option to take, which is among the buttons if it has no place on the board. */
  readonly pick: string | null;
  /** The buttons to touch; null where something of the game is to be touched. */
  readonly acts: ReactNode;
  /** How far the lesson is, in the bar at the top. */
  readonly progress: ReactNode;
  /** Where leaving leads. */
  readonly exit: string;
};

const CoachingContext = createContext<Coaching | null>(null);
export const CoachingProvider = CoachingContext.Provider;
export const useCoaching = (): Coaching | null => useContext(CoachingContext);
