import { expect, test } from 'vitest';
import { wilson } from './interval.ts';

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [10, 10, 0.7225, 1],
])('%i of %i', (wins, games, from, to) => {
  const [a, b] = wilson(wins, games);
  expect(a).toBeCloseTo(from, 4);
  expect(b).toBeCloseTo(to, 4);
});

test('nothing is known of no games', () => {
  expect(wilson(0, 0)).toEqual([0, 1]);
});
