import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { describe, expect, test } from 'vitest';
import { expected, ratings, type Wins } from './bradley-terry.ts';

const TRUE = [-300, -120, 0, 130, 290];

/** Games between bots whose ratings are known. */
function madeUp(strengths: readonly number[], games: number, seed: number): number[][] {
  const rng = seededRng(seed);
  const wins = strengths.map(() => strengths.map(() => 0));
  for (let i = 0; i < strengths.length; i++)
    for (let j = i + 1; j < strengths.length; j++)
      for (let n = 0; n < games; n++) {
        const first = rng.below(1_000_000) / 1_000_000 < expected(strengths[i] as number, strengths[j] as number);
        const [winner, loser] = first ? [i, j] : [j, i];
        (wins[winner] as number[])[loser] = ((wins[winner] as number[])[loser] as number) + 1;
      }
  return wins;
}

describe('strengths that are known', () => {
  test('come back from many games', () => {
    ratings(madeUp(TRUE, 4000, 1)).forEach(({ elo }, i) => {
      expect(Math.abs(elo - (TRUE[i] as number))).toBeLessThan(12);
    });
  });

  test('lie in about 95 of 100 intervals', () => {
    let covered = 0;
    const trials = 400;
    for (let trial = 0; trial < trials; trial++)
      ratings(madeUp(TRUE, 60, 1000 + trial)).forEach(({ from, to }, i) => {
        if (from <= (TRUE[i] as number) && (TRUE[i] as number) <= to) covered++;
      });
    expect(covered / (trials * TRUE.length)).toBeGreaterThan(0.93);
    expect(covered / (trials * TRUE.length)).toBeLessThan(0.97);
  });

  test('are known better from more games', () => {
    const widths = [50, 200, 800].map((games) => {
      const [{ from, to } = { from: 0, to: 0 }] = ratings(madeUp(TRUE, games, 7));
      return to - from;
    });
    expect(widths[0]).toBeGreaterThan(1.8 * (widths[1] as number));
    expect(widths[1]).toBeGreaterThan(1.8 * (widths[2] as number));
  });
});

test('a bot that wins every game has a finite rating, and the wider interval', () => {
  const wins: Wins = [
    [0, 30, 30],
    [0, 0, 15],
    [0, 15, 0],
  ];
  const [champion, second, third] = ratings(wins);
  for (const { elo, from, to } of ratings(wins)) expect([elo, from, to].every(Number.isFinite)).toBe(true);
  expect(champion?.elo).toBeGreaterThan(300);
  expect(champion?.from).toBeGreaterThan(second?.to as number);
  expect(second?.elo).toBeCloseTo(third?.elo as number, 6);
});

test('those who never met are compared through a third', () => {
  const [a, b, c] = ratings([
    [0, 75, 0],
    [25, 0, 75],
    [0, 25, 0],
  ]);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeCloseTo((b?.elo ?? 0) - (c?.elo ?? 0), 6);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(170);
  expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeLessThan(191);
});

test('the mean is 0; without games all are equal and nothing is known', () => {
  const rated = ratings(madeUp(TRUE, 50, 3));
  expect(rated.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
  for (const { elo, from, to } of ratings([
    [0, 0],
    [0, 0],
  ])) {
    expect(elo).toBeCloseTo(0);
    expect(to - from).toBeGreaterThan(600);
  }
});
