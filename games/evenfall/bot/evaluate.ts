/** How good a position is: the score if the game ended now, plus what such positions brought until the end of many games (`fitted.ts`). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Feature } from '@tavola/kernel/rules/game.ts';
import { automaSheet, sheetOf } from '../rules/scoring/scoring.ts';
import { type Automa, playerOf, type State } from '../rules/state/state.ts';
import { automaFeatures, ownFeatures } from './features.ts';
import { alone, among, type PerStage, spread } from './fitted.ts';
import { roundsLeft } from './values.ts';

export function evaluate(state: State): number[] {
  if (state.automa) {
    const own = chance(lead(state, state.automa), spread.alone[stageOf(state, 0)] as number);
    return [own, 1 - own];
  }
  const scores = state.players.map((_, seat) => projected(state, seat));
  return scores.map((score, seat) => {
    const rival = Math.max(...scores.filter((_, other) => other !== seat));
    return chance(score - rival, (spread.among[stageOf(state, seat)] as number) * Math.SQRT2);
  });
}

/** How likely a lead of this many VP, give or take the spread, is still a lead at the end. */
function chance(lead: number, spread: number): number {
  return 1 / (1 + Math.exp((-1.7 * lead) / spread));
}

/** The score that a seat may expect among people. */
function projected(state: State, seat: Seat): number {
  return sheetOf(state, seat).total + worth(ownFeatures(state, seat), among, stageOf(state, seat));
}

/** What a seat has and may expect, part by part; the Automa has points only. */
export function features(state: State, seat: Seat): readonly Feature[] {
  const { automa } = state;
  const isAutoma = state.players[seat] === undefined;
  const vp = isAutoma ? (automa ? automaSheet(state).total : 0) : sheetOf(state, seat).total;
  const points = { name: 'vp', amount: vp, worth: vp };
  if (isAutoma) return [points];
  const counted = ownFeatures(state, seat);
  const brought = automa ? alone : among;
  const stage = stageOf(state, seat);
  const parts = (Object.keys(counted) as (keyof typeof counted)[]).map((name) => {
    return { name, amount: counted[name], worth: counted[name] * (brought[name][stage] as number) };
  });
  return [points, ...parts];
}

/** By how much a lone player may expect to beat the Automa. */
function lead(state: State, automa: Automa): number {
  const features = { ...ownFeatures(state, 0), ...automaFeatures(automa) };
  return sheetOf(state, 0).total - automaSheet(state).total + worth(features, alone, stageOf(state, 0));
}

function worth<F extends { readonly [name: string]: number }>(
  features: F,
  brought: { readonly [K in keyof F]: PerStage },
  stage: number,
): number {
  let sum = 0;
  for (const name in features) sum += (features[name] as number) * (brought[name][stage] as number);
  return sum;
}

/** Two stages for each of the rounds left, from the last: the seat takes no more turns in this round (even), or it does (odd). */
export function stageOf(state: State, seat: Seat): number {
  const acting = (state.phase === 'action' || state.phase === 'income') && !playerOf(state, seat).passed;
  return 2 * (roundsLeft(state) - 1) + Number(acting);
}
export const STAGES = 6;
