import { expect, test } from 'vitest';
import { pageFor } from './pages.ts';

test('a question turns to the page with most targets; without targets the open page stays', () => {
  const reach = (regions: number, coven: number, others: number) => ({
    regions: Array(regions).fill([]),
    coven: Array(coven).fill([]),
    others: Array(others).fill([]),
  });
  expect(pageFor('regions', reach(5, 2, 0))).toBe('regions');
  expect(pageFor('regions', reach(0, 2, 0))).toBe('coven');
  expect(pageFor('regions', reach(0, 0, 1))).toBe('others');
  expect(pageFor('coven', reach(2, 2, 0))).toBe('regions');
  expect(pageFor('coven', reach(0, 0, 0))).toBe('coven');
});
