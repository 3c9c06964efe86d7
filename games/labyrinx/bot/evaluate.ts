/** How good a position is between two turns: the chance of each seat to win, by what its features brought in many games (`fitted.ts`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Feature } from '@tavola/kernel/rules/game.ts';
import { gridOfState, playerOf, type State } from '../rules/state/state.ts';
import { type Features, featuresOf } from './features.ts';
import { fitted } from './fitted.ts';

export function evaluate(state: State): number[] {
  const grid = gridOfState(state);
  const shares = state.players.map((_, seat) => Math.exp(worthOf(featuresOf(state, grid, seat))));
  const sum = shares.reduce((a, b) => a + b, 0);
  return shares.map((share) => share / sum);
}

/** Treasures, and what may bring the next one. */
export function features(state: State, seat: Seat): readonly Feature[] {
  const { treasures, character } = playerOf(state, seat);
  if (character === null) return [];
  const {
    treasures: _,
    close: __,
    waiting: ___,
    [character]: ____,
    ...means
  } = featuresOf(state, gridOfState(state), seat);
  const worth = worthOf(means);
  return [
    { name: 'treasures', amount: treasures, worth: fitted.treasures * treasures },
    { name: 'means', amount: worth / fitted.treasures, worth },
  ];
}

function worthOf(counted: Partial<Features>): number {
  let worth = 0;
  for (const name in counted) worth += (counted[name as keyof Features] as number) * fitted[name as keyof Features];
  return worth;
}
