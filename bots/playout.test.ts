import { expect, test } from 'vitest';
import { rewards } from './playout.ts';

test('winners share one', () => {
  expect(rewards({ winners: [1], reason: '' }, 3)).toEqual([0, 1, 0]);
  expect(rewards({ winners: [0, 2], reason: '' }, 3)).toEqual([0.5, 0, 0.5]);
  expect(rewards({ winners: [], reason: '' }, 2)).toEqual([0, 0]);
});

test('points count a little: among losers the one with more, and never as much as winning', () => {
  const [first, second, third] = rewards({ winners: [0], reason: '', scores: [30, 29, 5] }, 3) as [
    number,
    number,
    number,
  ];
  expect(first).toBeGreaterThan(0.9);
  expect(second).toBeGreaterThan(third);
  expect(second).toBeLessThan(0.1);
});

test('against automata, where nobody else has points, more points are better', () => {
  const [few] = rewards({ winners: [], reason: '', scores: [10] }, 1) as [number];
  const [many] = rewards({ winners: [], reason: '', scores: [40] }, 1) as [number];
  expect(many).toBeGreaterThan(few);
});
