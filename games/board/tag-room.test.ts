import { expect, test } from 'vitest';
import { type Hanging, type Rect, spotsFor, TAG_HEIGHT } from './tag-room.ts';

const room: Rect = { left: 0, top: 0, right: 400, bottom: 400 };
const square = (left: number, top: number, width: number | null = 40): Hanging => ({
  at: { left, top, right: left + 60, bottom: top + 60 },
  round: false,
  width,
});
const round = (left: number, top: number): Hanging => ({ ...square(left, top), round: true });

test('a tag lies on the lower edge of a square place and hangs below a round one', () => {
  expect(spotsFor([square(100, 100)], room)).toEqual([{ x: 130, y: 160 }]);
  const [hung] = spotsFor([round(100, 100)], room);
  expect((hung?.y ?? 0) - TAG_HEIGHT / 2).toBeGreaterThanOrEqual(164);
});

test('where another target lies below, it goes to the side', () => {
  const [spot] = spotsFor([square(100, 100), square(100, 165, null)], room);
  expect(spot).toEqual({ x: 160, y: 143 });
});

test('at the lower edge of the board it stays on the board', () => {
  const [spot] = spotsFor([round(100, 340)], room);
  expect(spot?.y).toBeLessThan(400 - TAG_HEIGHT / 2);
});

test('no tag covers another target or tag; a tag without room is left out', () => {
  const grid = Array.from({ length: 25 }, (_, i) => square(60 * (i % 5), 60 * Math.floor(i / 5)));
  const spots = spotsFor(grid, { ...room, right: 300, bottom: 300 });
  expect(spots.every((spot) => spot === null)).toBe(true);
  const row = [square(0, 100, 90), square(62, 100, 90), square(124, 100, 90)];
  const boxes = spotsFor(row, room).flatMap((spot) => (spot ? [[spot.x - 45, spot.x + 45, spot.y]] : []));
  for (const [i, [, right = 0, y]] of boxes.entries()) {
    for (const [left = 0, , other] of boxes.slice(i + 1)) expect(other !== y || left >= right).toBe(true);
  }
});
