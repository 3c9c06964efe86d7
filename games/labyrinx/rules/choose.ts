/** The kernel's `choose`, with the asks and moves of this game: what has no text does not compile. */
import { type How, choose as kernelChoose, type Rules, type Seat } from '@tavola/kernel/ask.ts';
import type { LabAsk, LabMove } from './moves.ts';

export const choose: <M extends LabMove>(seat: Seat, ask: LabAsk, options: readonly M[], how?: How) => Rules<M> =
  kernelChoose;
