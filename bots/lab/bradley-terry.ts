/**
 * Strengths from games between pairs, by maximum likelihood (Bradley and Terry 1952): one bot beats another with the chance a / (a + b). A draw is
 * half a game each way. Each is lent half a victory and half a defeat against somebody of average strength, so that a bot that wins or loses every
 * game has a finite rating too.
 */
import { Z_95 } from './interval.ts';

/** `wins[i][j]`: how often i won against j. */
export type Wins = readonly (readonly number[])[];
export type Rating = {
  /** On the scale of chess: 400 points are odds of ten to one. The mean of all is 0. */
  readonly elo: number;
  readonly from: number;
  readonly to: number;
};

const ELO = 400 / Math.LN10;
const LENT = 0.5;
const MOST_ROUNDS = 100;
const ENOUGH = 1e-9;
/** In one round nobody moves further than odds of e to one, so that the first rounds cannot overshoot. */
const FARTHEST = 1;

export function ratings(wins: Wins): Rating[] {
  const strengths = likeliest(wins);
  const errors = standardErrors(wins, strengths);
  return strengths.map((strength, i) => {
    const width = Z_95 * (errors[i] as number) * ELO;
    const elo = strength * ELO;
    return { elo, from: elo - width, to: elo + width };
  });
}

/** The chance that somebody rated `a` beats somebody rated `b`. */
export function expected(a: number, b: number): number {
  return 1 / (1 + 10 ** ((b - a) / 400));
}

/** Logarithms of the strengths, their mean 0: the top of the likelihood, which has one top only, by Newton's steps. */
function likeliest(wins: Wins): number[] {
  let strengths = wins.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const gradient = strengths.map((_, i) => surplus(wins, strengths, i));
    const steps = inverse(information(wins, strengths)).map((row) =>
      row.reduce((sum, it, j) => sum + it * (gradient[j] as number), 0),
    );
    const largest = Math.max(0, ...steps.map(Math.abs));
    const scale = Math.min(1, FARTHEST / largest);
    strengths = strengths.map((it, i) => it + scale * (steps[i] as number));
    if (largest < ENOUGH) break;
  }
  const mean = strengths.reduce((sum, it) => sum + it, 0) / Math.max(1, strengths.length);
  return strengths.map((it) => it - mean);
}

/** How much more i won than its strength says. */
function surplus(wins: Wins, strengths: readonly number[], i: number): number {
  const own = strengths[i] as number;
  let sum = LENT - 2 * LENT * chanceOf(own);
  strengths.forEach((other, j) => {
    if (j !== i) sum += at(wins, i, j) - (at(wins, i, j) + at(wins, j, i)) * chanceOf(own - other);
  });
  return sum;
}

/** From the curvature of the likelihood at its top. */
function standardErrors(wins: Wins, strengths: readonly number[]): number[] {
  return centred(inverse(information(wins, strengths))).map(Math.sqrt);
}

/** Minus the second derivatives of the likelihood. The loan makes the matrix regular. */
function information(wins: Wins, strengths: readonly number[]): number[][] {
  return strengths.map((own, i) => {
    const row = strengths.map((other, j) => (j === i ? 0 : -(at(wins, i, j) + at(wins, j, i)) * slope(own - other)));
    row[i] = 2 * LENT * slope(own) - row.reduce((sum, it) => sum + it, 0);
    return row;
  });
}

function slope(difference: number): number {
  const chance = chanceOf(difference);
  return chance * (1 - chance);
}

function chanceOf(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

/** The variance of each strength less the mean of all, which is what is told. */
function centred(covariance: Wins): number[] {
  const n = covariance.length;
  const rows = covariance.map((row) => row.reduce((sum, it) => sum + it, 0) / n);
  const all = rows.reduce((sum, it) => sum + it, 0) / n;
  return covariance.map((_, i) => Math.max(0, at(covariance, i, i) - 2 * (rows[i] as number) + all));
}

/** Gauss and Jordan; the matrix is positive definite, so no pivot is 0. */
function inverse(matrix: Wins): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < n; pivot++) {
    const own = rows[pivot] as number[];
    const scale = own[pivot] as number;
    for (let j = 0; j < 2 * n; j++) own[j] = (own[j] as number) / scale;
    for (let i = 0; i < n; i++) {
      if (i === pivot) continue;
      const row = rows[i] as number[];
      const factor = row[pivot] as number;
      for (let j = 0; j < 2 * n; j++) row[j] = (row[j] as number) - factor * (own[j] as number);
    }
  }
  return rows.map((row) => row.slice(n));
}

function at(matrix: Wins, i: number, j: number): number {
  return matrix[i]?.[j] ?? 0;
}
