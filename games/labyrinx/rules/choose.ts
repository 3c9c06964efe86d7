/** The kernel's `choose`, with the asks and moves of this game: what has no text does not compile. */
import { type How, choose as kernelChoose, type Rules, type Seat } from '@tavola/kernel/ask.ts';
import type { Ask, Move } from './moves.ts';

export const choose: <M extends Move>(seat: Seat, ask: Ask, options: readonly M[], how?: How) => Rules<M> =
  kernelChoose;
