import { describe, expect, test } from 'vitest';
import { clearings, mapIds } from '../../data/maps.ts';
import { distance, geometryOf, RADIUS } from './geometry.ts';

/** The room of the board on each screen, and the least size of a clearing there. */
const rooms = [
  { screen: '360 x 640', width: 360, height: 410, clearing: 63.5 },
  { screen: '390 x 844', width: 390, height: 524, clearing: 69 },
  { screen: '844 x 390', width: 460, height: 382, clearing: 72 },
  { screen: '768 x 1024', width: 768, height: 710, clearing: 120 },
  { screen: '1440 x 900', width: 760, height: 470, clearing: 84 },
];

describe.each(mapIds)('the %s map', (id) => {
  test.each(rooms)(
    'fills the room it has on $screen with clearings a finger can hit',
    ({ width, height, clearing }) => {
      const geometry = geometryOf(id, width / height);
      expect(geometry.width / geometry.height).toBeCloseTo(width / height);
      expect((2 * RADIUS * height) / geometry.height).toBeGreaterThanOrEqual(clearing);
    },
  );

  test.each([0.5, 0.75, 1, 1.6, 2])('keeps its clearings apart and inside at the shape %d', (shape) => {
    const { at, width, height, top } = geometryOf(id, shape);
    const all = clearings.map(at);
    for (const [i, one] of all.entries()) {
      for (const other of all.slice(0, i)) expect(distance(one, other)).toBeGreaterThan(2 * RADIUS);
      expect(one.x).toBeGreaterThan(RADIUS);
      expect(one.x).toBeLessThan(width - RADIUS);
      expect(one.y).toBeGreaterThan(top + RADIUS);
      expect(one.y).toBeLessThan(height - RADIUS);
    }
  });
});

test('the autumn map has clearings of 82 pixels on a phone of 390 x 844', () => {
  const { height } = geometryOf('autumn', 390 / 524);
  expect((2 * RADIUS * 524) / height).toBeGreaterThanOrEqual(82);
});
