import { expect, test } from 'vitest';
import { seatsAfter } from './legacy.ts';

test('people sit in the next game where the legacy seats them', () => {
  expect(seatsAfter({ open: { seats: [2, 0, 1] } }, 3)).toEqual([2, 0, 1]);
});

test('people stay where they sat when the legacy seats nobody, or a table of another size', () => {
  expect(seatsAfter({ open: { reigns: 3 } }, 3)).toEqual([0, 1, 2]);
  expect(seatsAfter({ open: { seats: [1, 0] } }, 3)).toEqual([0, 1, 2]);
  expect(seatsAfter(undefined, 2)).toEqual([0, 1]);
});
