import { expect, test } from 'vitest';
import { crossing } from './crossing.ts';
import { CELL } from './geometry.ts';

const [WIDTH, HEIGHT] = [10 * CELL, 8 * CELL];
const at = (x: number, y: number) => ({ x: x * CELL, y: y * CELL });

test('a step over the left edge leaves to the left and enters from the right', () => {
  expect(crossing(at(0, 3), at(9, 3), WIDTH, HEIGHT)).toEqual({ exit: at(-1, 3), entry: at(10, 3) });
});

test('a step over the lower edge leaves below and enters from above', () => {
  expect(crossing(at(4, 7), at(4, 0), WIDTH, HEIGHT)).toEqual({ exit: at(4, 8), entry: at(4, -1) });
});

test('a step inside, a long throw and a first appearance cross nothing', () => {
  expect(crossing(at(4, 3), at(5, 3), WIDTH, HEIGHT)).toBeNull();
  expect(crossing(at(1, 3), at(7, 3), WIDTH, HEIGHT)).toBeNull();
  expect(crossing(undefined, at(9, 3), WIDTH, HEIGHT)).toBeNull();
});
