/** The kernel's questions, typed with the asks and moves of Evenfall. */
import * as kernel from '@tavola/kernel/ask.ts';
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
