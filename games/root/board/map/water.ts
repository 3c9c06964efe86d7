/** The rivers and the lake as they are drawn (ROOT-2.3, 15.3): through the clearings that they link, and on to the edge of the map. */
import type { Clearing, MapId } from '../../data/maps.ts';
import type { Geometry, Point } from './geometry.ts';

/** Clearings by number; other points in the data's square. */
type Course = readonly (Clearing | readonly [x: number, y: number])[];

export const courses: { readonly [map in MapId]?: Course } = {
  autumn: [[556, -30], 5, 10, 11, 7, 4, [-40, 892]],
  winter: [[-40, 410], 10, 11, 12, 7, [1060, 640]],
  mountain: [[1060, 120], 2, 10, 4, [-40, 960]],
};

export function riverOf({ map, at, point }: Geometry): readonly Point[] {
  return (courses[map.id] ?? []).map((stop) => (typeof stop === 'number' ? at(stop) : point(stop[0], stop[1])));
}

const SHORE: readonly (readonly [x: number, y: number])[] = [
  [395, 440],
  [520, 462],
  [612, 528],
  [668, 640],
  [742, 752],
  [815, 838],
  [690, 796],
  [570, 726],
  [450, 716],
  [392, 650],
  [362, 540],
];
/** The middle of the lake, in the data's square. */
export const MIDDLE: readonly [x: number, y: number] = [540, 620];

export function shoreOf({ map, point }: Geometry): readonly Point[] {
  return map.ferry === null ? [] : SHORE.map(([x, y]) => point(x, y));
}

/** Is the point inside this outline? */
export function isInside(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i] as Point, outline[j] as Point];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
