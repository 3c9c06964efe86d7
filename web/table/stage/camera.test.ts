import { expect, test } from 'vitest';
import { type Box, fingerScale, serves, shotOf, shownIn } from './camera.ts';

const stage = { width: 400, height: 300 };
const board: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const cell = (x: number, y: number, size = 20): Box => ({
  left: x - size / 2,
  top: y - size / 2,
  right: x + size / 2,
  bottom: y + size / 2,
});
const inside = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= 400 && bottom <= 300;

test('a finger needs 44 px across, or 44 px to the next target', () => {
  expect(fingerScale([])).toBe(0);
  expect(fingerScale([cell(50, 50)])).toBe(0);
  expect(fingerScale([cell(50, 50), cell(150, 50)])).toBeLessThan(1);
  expect(fingerScale([cell(50, 50), cell(72, 50)])).toBe(2);
  expect(fingerScale([cell(50, 50, 44), cell(60, 50, 44)])).toBe(1);
});

test('the board stays whole while its targets can be told apart', () => {
  const targets = [cell(20, 20), cell(380, 280)];
  expect(shotOf(stage, board, { things: [], targets })).toEqual({ view: { x: 0, y: 0, k: 1 }, crowded: false });
});

test('only what is played on is shown: a small board is drawn large', () => {
  const { view } = shotOf(stage, { left: 150, top: 100, right: 250, bottom: 200 }, { things: [], targets: [] });
  expect(view.k).toBe(3);
  expect(shownIn(view, { left: 150, top: 100, right: 250, bottom: 200 })).toEqual({
    left: 50,
    top: 0,
    right: 350,
    bottom: 300,
  });
});

test('targets that lie close together are magnified until a finger tells them apart, with what the question is about', () => {
  const focus = { things: [cell(120, 60)], targets: [cell(40, 40), cell(62, 40)] };
  const { view, crowded } = shotOf(stage, board, focus);
  expect(view.k).toBe(2);
  expect(crowded).toBe(false);
  for (const box of [...focus.things, ...focus.targets]) expect(inside(shownIn(view, box))).toBe(true);
});

test('what cannot be held at that size is shown whole, and a loupe is offered', () => {
  const focus = { things: [], targets: [cell(20, 20), cell(42, 20), cell(380, 280)] };
  const { view, crowded } = shotOf(stage, board, focus);
  expect(crowded).toBe(true);
  for (const box of focus.targets) expect(inside(shownIn(view, box))).toBe(true);
});

test('a view that shows all of it large enough is kept', () => {
  const focus = { things: [], targets: [cell(40, 40), cell(62, 40)] };
  expect(serves(stage, { x: 0, y: 0, k: 2 }, focus)).toBe(true);
  expect(serves(stage, { x: 0, y: 0, k: 1 }, focus)).toBe(false);
  expect(serves(stage, { x: -200, y: 0, k: 2 }, focus)).toBe(false);
});
