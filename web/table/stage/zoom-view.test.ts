import { expect, test } from 'vitest';
import { leastZoom, nearView, resizedView, viewOf } from './zoom-view.ts';

const box = { width: 400, height: 300 };

test('a box that grows or shrinks keeps the magnification and the middle', () => {
  const view = { x: -200, y: -150, k: 2 };
  expect(resizedView(view, box, { width: 400, height: 260 })).toEqual({ x: -200, y: -130, k: 2 });
  expect(resizedView(resizedView(view, box, { width: 300, height: 200 }), { width: 300, height: 200 }, box)).toEqual(
    view,
  );
  expect(resizedView({ x: 0, y: 0, k: 1 }, box, { width: 90, height: 500 })).toEqual({ x: 0, y: 0, k: 1 });
});

test('what is seen already moves nothing', () => {
  const view = { x: -100, y: -80, k: 2 };
  expect(viewOf(view, box, { left: 10, top: 10, right: 300, bottom: 200 })).toBe(view);
});

test('targets beside the picture are moved into it at the same magnification', () => {
  const moved = viewOf({ x: -100, y: 0, k: 2 }, box, { left: 420, top: 20, right: 480, bottom: 80 });
  expect(moved).toEqual({ x: -180, y: 0, k: 2 });
});

test('targets too far apart are seen by magnifying less', () => {
  const { k, x, y } = viewOf({ x: -400, y: -300, k: 3 }, box, { left: -400, top: -300, right: 400, bottom: 300 });
  expect(k).toBeCloseTo(1.5);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(0);
});

test('places too small for a finger are magnified, and what cannot be seen whole then stays where it is', () => {
  expect(leastZoom({ width: 390, height: 439 }, 1, 44 / 824)).toBeCloseTo(1.162, 2);
  expect(leastZoom({ width: 1000, height: 800 }, 1, 44 / 824)).toBe(1);
  expect(leastZoom({ width: 390, height: 439 }, 1, 0)).toBe(1);
  const near = nearView(box, 1.2);
  expect(near).toEqual({ x: expect.closeTo(-40), y: expect.closeTo(-60), k: 1.2 });
  expect(viewOf(near, box, { left: -40, top: -60, right: 440, bottom: 300 }, 1.2)).toBe(near);
  expect(viewOf(near, box, { left: 10, top: -50, right: 60, bottom: -10 }, 1.2)).toMatchObject({
    k: 1.2,
    y: expect.closeTo(-10),
  });
});
