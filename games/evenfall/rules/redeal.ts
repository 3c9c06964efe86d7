/** How a seat imagines what it cannot see (rules section 8). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealAnew } from '@tavola/kernel/rules/pile.ts';
import { dealtAnew, type Rng } from '@tavola/kernel/rules/rng.ts';
import type { State } from './state/state.ts';

/** A seat knows neither the order of a deck nor other hands. */
export function redeal(state: State, seat: Seat, rng: Rng): void {
  dealtAnew(state.placeDeck, rng);
  if (state.phase === 'setup') dealtAnew(state.pool, rng);
  const others = state.players.filter((_, other) => other !== seat);
  dealAnew([state.deck, ...others.flatMap(({ hand, aside }) => [hand, aside])], rng);
}
