import { expect, test } from 'vitest';
import { decisiveSteps } from './decisive.ts';

test('the three largest steps of those who made them decided the game, told in its order', () => {
  const progress = [
    [0, 0],
    [0.5, 0],
    [0.5, 0.3],
    [0.52, 0.3],
    [0.52, 0.1],
    [1, 0.1],
  ];
  expect(decisiveSteps(progress, [null, 0, 1, 0, 1, 0])).toEqual([
    { step: 1, seat: 0, change: 0.5 },
    { step: 2, seat: 1, change: 0.3 },
    { step: 5, seat: 0, change: 0.48 },
  ]);
});

test('what the dice did is nobody’s move', () => {
  expect(decisiveSteps([[0], [1]], [null, -1])).toEqual([]);
  expect(decisiveSteps([], [])).toEqual([]);
});
