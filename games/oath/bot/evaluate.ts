/** How good a position is for each seat: what its features brought in many games (`fitted.ts`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Feature } from '@tavola/kernel/rules/game.ts';
import { refreshOf } from '../data/board.ts';
import type { PoweredState } from '../rules/hooks/power.ts';
import { powers } from '../rules/powers/registry.ts';
import { type Player, playerOf, type State } from '../rules/state/state.ts';
import { countsOf } from './claims.ts';
import { featuresOf } from './features.ts';
import { fitted } from './fitted.ts';

/** Shares of one victory. */
export function evaluate(state: State): number[] {
  const oath: PoweredState = { state, powers };
  const counts = countsOf(oath);
  const shares = state.players.map(({ role }, seat) => {
    const features = featuresOf(oath, counts, seat);
    const brought = fitted[role];
    let worth = 0;
    for (const name in features)
      worth += features[name as keyof typeof features] * brought[name as keyof typeof brought];
    return Math.exp(worth);
  });
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** The same of one seat, part by part. */
export function features(state: State, seat: Seat): readonly Feature[] {
  const oath: PoweredState = { state, powers };
  const brought = fitted[playerOf(state, seat).role];
  const counted = featuresOf(oath, countsOf(oath), seat);
  return (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    return { name, amount: counted[name], worth: counted[name] * brought[name] };
  });
}

/** A turn has begun, and hardly anything was done in it. */
export function quiet({ campaigns, deal, players, phase, turn }: State): boolean {
  if (phase !== 'act' || campaigns.length > 0 || deal !== null) return false;
  const { role, bank, supply, hand } = players[turn] as Player;
  return hand.length === 0 && supply >= (role === 'citizen' ? CITIZENS_SUPPLY : refreshOf(role, bank));
}
/** A Citizen's Supply is the Chancellor's, whatever that was. */
const CITIZENS_SUPPLY = 4;
