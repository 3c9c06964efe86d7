/** Practice: a match in which somebody alone took back what they had already seen, or anybody took back after the end. One meaning for server and browser. */
import type { Seat } from '../rules/ask.ts';

/** Not at this table; allowed; it happened. */
export const practices = ['no', 'allowed', 'used'] as const;
export type Practice = (typeof practices)[number];

/** Where one person plays against bots and automata only, nobody is wronged by it. */
export function usualPractice(people: number): Practice {
  return people === 1 ? 'allowed' : 'no';
}

export type UndoTerms = {
  readonly to: number;
  /** At once, and the match stays what it is. */
  readonly free: boolean;
  /** The seats whose people must agree. */
  readonly asks: readonly Seat[];
  /** From then on the match is practice. */
  readonly practice: boolean;
};
type Wanted = {
  readonly to: number;
  /** Nobody picked, rolled or saw anything since. */
  readonly free: boolean;
  /** A card was seen or a die rolled since. */
  readonly learned: boolean;
  readonly others: readonly Seat[];
  /** No other person plays at this table. */
  readonly alone: boolean;
  readonly over: boolean;
};

/** On what terms a pick may be taken back: freely, with consent, or as practice. */
export function undoTerms({ to, free, learned, others, alone, over }: Wanted): UndoTerms {
  const practice = over || (alone && learned);
  const atOnce = !practice && (free || alone);
  return { to, free: atOnce, asks: atOnce ? [] : others, practice };
}
