import { expect, test } from 'vitest';
import type { CardView } from '../rules/view.ts';
import { geometryOf, occupied, seamOf } from './geometry.ts';

const card = (cell: string): CardView => ({ cell }) as CardView;
const hall = { x: 4, y: 3, orientation: 0 } as const;
const table = (...cells: string[]) => ({ width: 10, height: 8, hall, cards: cells.map(card) }) as never;

test('LAB-1.2 the table is cut open at its border while that is empty', () => {
  expect(seamOf(table('3-3', '6-4'))).toEqual({ x: 0, y: 0 });
  expect(seamOf(table('0-3', '6-4'))).toEqual({ x: 0, y: 0 });
});

test('LAB-1.2 a labyrinth that grew over the border is drawn in one piece', () => {
  const grown = table('3-3', '2-3', '1-3', '0-3', '9-3', '8-3');
  expect(seamOf(grown)).toEqual({ x: 7, y: 0 });
  const { corner, at } = geometryOf(grown);
  expect(at('0-3').x - at('9-3').x).toBe(72);
  expect(at('9-3').x).toBeGreaterThan(corner(7, 3).x);
  const { left, right } = occupied(grown);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(1);
});

test('where every column is taken the border stays where it is', () => {
  expect(seamOf(table('0-3', '1-3', '2-3', '3-3', '6-3', '7-3', '8-3', '9-3')).x).toBe(0);
});
