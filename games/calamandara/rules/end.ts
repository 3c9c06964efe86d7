/** Section 7: the end of the game. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import { distanceOf } from './state/lines.ts';
import type { Calamandara, State } from './state/state.ts';

/** CAL-7.1 */
export function wonBy(seat: Seat): Outcome {
  return { winners: [seat], reason: 'rift' };
}

/** What ends the game at the end of a round; null when it goes on. */
export function endOfRound({ state, options }: Calamandara): Outcome | null {
  const { round, lastProgress, lastChoice } = state;
  const everybody = [...state.travellers.keys()];
  if (lastChoice < round) return { winners: everybody, reason: 'stuck' };
  if (options.noProgressRounds > 0 && round - lastProgress >= options.noProgressRounds) {
    return { winners: everybody, reason: 'no-progress' };
  }
  return options.maxRounds > 0 && round >= options.maxRounds ? byDistance(state) : null;
}

/** CAL-7.5: the smallest distance wins; equal distances draw. */
function byDistance({ travellers }: State): Outcome {
  const distances = travellers.map(({ token }) => distanceOf(token.cell));
  const least = Math.min(...distances);
  const winners = [...travellers.keys()].filter((seat) => distances[seat] === least);
  return { winners, reason: winners.length > 1 ? 'equally-near' : 'nearest', scores: distances.map((d) => -d) };
}
