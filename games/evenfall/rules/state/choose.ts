/** The kernel's questions to people and to chance, typed with the asks and moves of Evenfall. */
import * as kernel from '@tavola/kernel/rules/ask.ts';
import * as chance from '@tavola/kernel/rules/chance.ts';
import * as pile from '@tavola/kernel/rules/pile.ts';
import type { Ask, Move } from './moves.ts';

export const choose: <M extends Move>(
  seat: kernel.Seat,
  ask: Ask,
  options: readonly M[],
  how?: kernel.How,
) => kernel.Rules<M> = kernel.choose;

export const together: <M extends Move>(
  sealed: readonly (kernel.Sealed<M> & { readonly ask: Ask })[],
) => kernel.Rules<M[]> = kernel.together;

export const pick: <T>(list: readonly T[], ask: Ask, face: (thing: T) => string) => kernel.Rules<T> = chance.pick;

/** The top card of a face-down pile; `reader` alone sees it, or everybody. */
export const draw: (
  cards: string[],
  ask: Ask,
  face?: (card: string) => string,
  reader?: kernel.Seat | null,
) => kernel.Rules<string | undefined> = pile.draw;
