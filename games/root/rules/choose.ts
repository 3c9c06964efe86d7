/** The kernel's `choose` with the asks and moves of this game: what has no text does not compile. */
import { type How, choose as kernelChoose, type Listing, type Rules, type Seat } from '@tavola/kernel/ask.ts';
import type { Ask } from './asks.ts';
import type { Move } from './moves.ts';

export const choose: <M extends Move>(seat: Seat, ask: Ask, options: Listing<M>, how?: How) => Rules<M> = kernelChoose;

/** So that being asked tells nothing of a hidden hand. */
export const ALWAYS: How = { always: true };
