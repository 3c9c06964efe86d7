import { expect, test } from 'vitest';
import { nearest, neighbour } from './near.ts';

const cell = (id: string, x: number, y: number) => ({ id, x, y, width: 10, height: 10 });
const cells = [cell('a', 0, 0), cell('b', 20, 0), cell('c', 20, 20), cell('d', 60, 2)];

test('a tap beside a small cell takes the nearest one within reach', () => {
  expect(nearest(cells, { x: 12, y: 3 }, 9)?.id).toBe('b');
  expect(nearest(cells, { x: 8, y: 0 }, 9)?.id).toBe('a');
  expect(nearest(cells, { x: 40, y: 40 }, 9)).toBeNull();
});

test('an arrow key goes straight ahead rather than aside', () => {
  const [a, b] = cells as [(typeof cells)[0], (typeof cells)[0]];
  expect(neighbour(cells, a, 'ArrowRight')?.id).toBe('b');
  expect(neighbour(cells, b, 'ArrowDown')?.id).toBe('c');
  expect(neighbour(cells, b, 'ArrowRight')?.id).toBe('d');
  expect(neighbour(cells, a, 'ArrowLeft')).toBeNull();
  expect(neighbour(cells, a, 'Enter')).toBeNull();
});
