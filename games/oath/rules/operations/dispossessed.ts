/** The Dispossessed: denizens that left the world; whoever takes some out takes them at random. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import { shuffle } from '@tavola/kernel/chance.ts';
import { drawSome } from '@tavola/kernel/pile.ts';
import type { CardId } from '../../data/cards.ts';
import { forget } from '../knowledge.ts';
import type { Oath } from '../power.ts';

/** They are shuffled, and so many come out, the first one first; `reader` alone sees them, null if nobody does. */
export function* drawDispossessed(oath: Oath, reader: Seat | null, n: number): Rules<CardId[]> {
  const { state } = oath;
  state.dispossessed = yield* shuffle(state.dispossessed);
  forget(state, state.dispossessed);
  const face = reader === null ? () => 'denizen' : String;
  return yield* drawSome(state.dispossessed, n, 'draw-dispossessed', face, reader);
}
