/** The kernel's `choose`, with the asks and moves of this game: what has no text does not compile. */
import { asking } from '@tavola/kernel/rules/ask.ts';
import type { Ask, Move } from './moves.ts';

export const { choose } = asking<Ask, Move>();
