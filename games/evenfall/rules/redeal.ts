/** How a seat imagines what it cannot see (rules section 8). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealAgain } from '@tavola/kernel/rules/pile.ts';
import { dealtAgain, type Rng } from '@tavola/kernel/rules/rng.ts';
import type { State } from './state/state.ts';

/** A seat knows neither the order of a deck nor other hands. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  dealtAgain(state.placeDeck, rng);
  if (state.phase === 'setup') dealtAgain(state.pool, rng);
  const others = state.players.filter((_, other) => other !== seat);
  dealAgain([state.deck, ...others.flatMap(({ hand, aside }) => [hand, aside])], rng);
}
