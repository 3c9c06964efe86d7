import { expect, test } from 'vitest';
import { agreedOn } from './thought.ts';

const thought = (id: string, visits: number, total = 0) => ({ id, visits, total });

test('what all together tried most is the pick, though each alone liked another', () => {
  const [ana, bia, caio] = [
    [thought('a', 60), thought('x', 40)],
    [thought('b', 60), thought('x', 40)],
    [thought('c', 60), thought('x', 40)],
  ];
  expect(agreedOn([ana, bia, caio])).toBe('x');
  expect(agreedOn([ana])).toBe('a');
});

test('of two that were tried as often the one that brought more', () => {
  expect(agreedOn([[thought('a', 5, 2)], [thought('b', 5, 3)]])).toBe('b');
});

test('who thought nothing does not count', () => {
  expect(agreedOn([[], [thought('a', 1)]])).toBe('a');
  expect(agreedOn([])).toBeNull();
});
