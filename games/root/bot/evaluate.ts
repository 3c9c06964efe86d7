/** How good a position is for each seat: its points, and what the features of its position brought in many games (`fitted.ts`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Feature } from '@tavola/kernel/rules/game.ts';
import { WIN_VP } from '../data/constants.ts';
import { playerOf, type State } from '../rules/state/state.ts';
import { phaseOf } from '../rules/vocabulary/phases.ts';
import { featuresOf } from './features.ts';
import { fitted, SPREAD, SPREAD_PER_TURN } from './fitted.ts';
import { botOf } from './registry.ts';
import { turnsLeft } from './sight.ts';

/** Shares of one victory. */
export function evaluate(state: State): number[] {
  const worths = state.open.players.map((_, seat) => projected(state, seat));
  const spread = SPREAD + SPREAD_PER_TURN * turnsLeft(state);
  const most = Math.max(...worths);
  const shares = worths.map((worth) => Math.exp((worth - most) / spread));
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
}

/** Points that a seat may be said to have. */
function projected(state: State, seat: Seat): number {
  const { vp, faction } = playerOf(state, seat);
  const features = featuresOf(state, seat);
  const brought = fitted[faction];
  let worth = Math.min(vp, WIN_VP);
  for (const name in features) worth += features[name as keyof typeof features] * brought[name as keyof typeof brought];
  return worth;
}

/** The same, part by part. */
export function features(state: State, seat: Seat): readonly Feature[] {
  const { vp, faction } = playerOf(state, seat);
  const brought = fitted[faction];
  const counted = featuresOf(state, seat);
  const parts = (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    return { name, amount: counted[name], worth: counted[name] * brought[name] };
  });
  return [{ name: 'vp', amount: vp, worth: Math.min(vp, WIN_VP) }, ...parts];
}

/** Between turns, before anything was done. */
export function quiet(state: State): boolean {
  const { stage, turn, players, battle } = state.open;
  if (stage !== 'turns' || battle !== null) return false;
  if (phaseOf(turn.part) === 'birdsong') return true;
  const player = players[turn.seat];
  return player !== undefined && (botOf(player).isFresh?.(state, turn.seat) ?? false);
}
