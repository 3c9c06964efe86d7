/** The trees and peaks between everything that matters on a map. */
import type { MapId } from '../../data/maps.ts';
import { along, distance, type Geometry, type Point, seeded } from './geometry.ts';
import { isInside, riverOf, shoreOf } from './water.ts';

export type Tree = Point & {
  readonly height: number;
  /** The symbol: `tr-pine`. */
  readonly kind: 'pine' | 'oak' | 'snow' | 'bare' | 'peak';
  /** Which of the map's leaf colours. */
  readonly tone: '' | '-2' | '-a' | '-b';
};

const CELL = 34;
const known = new WeakMap<Geometry, readonly Tree[]>();

/** A tree in each free cell of a jittered grid, from the back to the front. */
export function treesOf(geometry: Geometry): readonly Tree[] {
  const found = known.get(geometry) ?? planted(geometry);
  known.set(geometry, found);
  return found;
}

function planted(geometry: Geometry): Tree[] {
  const { map, width, height, top } = geometry;
  const random = seeded(500 + map.id.length * 37);
  const isFree = freeIn(geometry);
  const trees: Tree[] = [];
  for (let y = top + 44; y < height - 12; y += CELL) {
    for (let x = 26; x < width - 18; x += CELL) {
      const at = { x: x + random() * CELL * 0.8, y: y + random() * CELL * 0.8 };
      const [kind, tone] = sort(map.id, random);
      const tall = kind === 'peak' ? 56 + random() * 34 : (map.id === 'mountain' ? 26 : 34) + random() * 22;
      if (random() < 0.86 && isFree(at, tall, kind === 'peak')) trees.push({ ...at, height: tall, kind, tone });
    }
  }
  return withoutCrowds(trees);
}

function sort(map: MapId, random: () => number): readonly [Tree['kind'], Tree['tone']] {
  const one = random();
  const tone = random() < 0.5 ? '' : '-2';
  if (map === 'winter') return [one < 0.76 ? 'snow' : 'bare', tone];
  if (map === 'mountain') return [one < 0.16 ? 'peak' : 'pine', tone];
  if (map === 'lake') return [one < 0.6 ? 'oak' : 'pine', tone];
  const rust = random();
  return [one < 0.55 ? 'pine' : 'oak', rust < 0.15 ? '-a' : rust < 0.3 ? '-b' : tone];
}

const SAMPLES = 12;

function freeIn(geometry: Geometry): (at: Point, height: number, big: boolean) => boolean {
  const { map, at: placed } = geometry;
  const clearings = map.at.slice(1).map((_, i) => placed(i + 1));
  const forests = map.forests.map(({ place }) => placed(place));
  const trodden = geometry.paths.flatMap((path) =>
    Array.from({ length: SAMPLES + 1 }, (_, i) => along(path, i / SAMPLES)),
  );
  const course = riverOf(geometry);
  const water = course.slice(1).flatMap((to, i) => {
    const from = course[i] as Point;
    return Array.from({ length: SAMPLES }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / SAMPLES,
      y: from.y + ((to.y - from.y) * k) / SAMPLES,
    }));
  });
  const lake = shoreOf(geometry);
  return ({ x, y }, height, big) => {
    const foot = { x, y: y - height * 0.35 };
    const room = (those: readonly Point[], space: number) => those.every((one) => distance(one, foot) > space);
    const more = big ? 16 : 0;
    return (
      room(clearings, 106 + more) &&
      room(trodden, 18 + height * (big ? 0.5 : 0.42)) &&
      room(water, 44 + more) &&
      room(forests, 46 + more) &&
      !isInside(lake, foot) &&
      room(lake, 52)
    );
  };
}

/** A peak keeps the trees around it away. */
function withoutCrowds(trees: readonly Tree[]): Tree[] {
  const peaks = trees.filter(({ kind }) => kind === 'peak');
  const alone = peaks.filter((peak, i) => peaks.slice(0, i).every((other) => distance(other, peak) > 62));
  const others = trees.filter((tree) => tree.kind !== 'peak' && alone.every((peak) => distance(peak, tree) > 50));
  return [...others, ...alone].sort((a, b) => a.y - b.y);
}
