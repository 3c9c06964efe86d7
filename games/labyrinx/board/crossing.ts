/** LAB-2: the maze has no border. A step over the edge of the table leaves it here and enters it there. */
import { CELL, type Point } from './geometry.ts';

/** Where a piece leaves and enters; null when it did not cross the edge of a table of this size. */
export function crossing(
  from: Point | undefined,
  to: Point,
  width: number,
  height: number,
): { readonly exit: Point; readonly entry: Point } | null {
  if (!from) return null;
  const dx = across(to.x - from.x, width);
  const dy = across(to.y - from.y, height);
  if (dx === 0 && dy === 0) return null;
  return {
    exit: { x: from.x + dx * CELL, y: from.y + dy * CELL },
    entry: { x: to.x - dx * CELL, y: to.y - dy * CELL },
  };
}

/** -1 or 1: the way over the edge; 0 when the edge is not the shorter way by far. */
function across(distance: number, size: number): number {
  return size - Math.abs(distance) < 2 * CELL && Math.abs(distance) > size / 2 ? -Math.sign(distance) : 0;
}
