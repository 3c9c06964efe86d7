/** The Dispossessed: denizens that left the world; they are taken out at random. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { shuffle } from '@tavola/kernel/rules/chance.ts';
import { drawSome } from '@tavola/kernel/rules/pile.ts';
import type { CardId } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import { forget } from '../queries/knowledge.ts';

/** They are shuffled, and `n` come out, the first one first; `reader` alone sees them, null if nobody does. */
export function* drawDispossessed(oath: Oath, reader: Seat | null, n: number): Rules<CardId[]> {
  const { state } = oath;
  state.dispossessed = yield* shuffle(state.dispossessed);
  forget(state, state.dispossessed);
  const face = reader === null ? () => 'denizen' : String;
  return yield* drawSome(state.dispossessed, n, 'draw-dispossessed', face, reader);
}
