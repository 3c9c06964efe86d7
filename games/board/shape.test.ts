import { describe, expect, test } from 'vitest';
import { shapeIn } from './shape.ts';

describe('an elastic drawing', () => {
  test('has the shape of its box', () => {
    expect(shapeIn(1, { width: 390, height: 520 })).toBe(0.75);
    expect(shapeIn(1, { width: 800, height: 500 })).toBe(1.6);
  });
  test('is never stretched beyond 0.7 and 1.4 of an axis', () => {
    expect(shapeIn(1, { width: 100, height: 500 })).toBeCloseTo(0.5);
    expect(shapeIn(1, { width: 900, height: 300 })).toBeCloseTo(2);
  });
  test('has its usual shape in a box without a size', () => {
    expect(shapeIn(1.2, { width: 0, height: 0 })).toBe(1.2);
  });
});
