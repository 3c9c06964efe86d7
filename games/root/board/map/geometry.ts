/** Where things lie in the drawing. A map is 1,000 units square in its data; on a wide screen it is stretched, and the score track stands above it. */
import { CLEARINGS, type Clearing, type MapFacts, type MapId, maps, type Place } from '../../data/maps.ts';

export type Point = { readonly x: number; readonly y: number };
/** A path between two clearings, bent a little. */
export type Path = {
  readonly a: Clearing;
  readonly b: Clearing;
  /** Its place among the paths that begin closed (ROOT-15.4), or -1. */
  readonly closed: number;
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
};

export type Geometry = {
  readonly map: MapFacts;
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  /** Below the score track. */
  readonly top: number;
  readonly paths: readonly Path[];
  at(place: Place): Point;
  /** A point of the data's square. */
  point(x: number, y: number): Point;
};

/** A clearing's radius. */
export const RADIUS = 82;
const EDGE = 8;
const SIDE = 1016;
const TALL = 1020;
const STRETCH = 1.36;
const TRACK_WIDE = 66;
const TRACK_NARROW = 96;

export const ASPECT = {
  wide: (SIDE * STRETCH) / (TALL + TRACK_WIDE),
  narrow: SIDE / (TALL + TRACK_NARROW),
} as const;

/** Forest signs that would lie under a clearing's badge. */
const SHIFTED: { readonly [map in MapId]?: { readonly [place: Place]: readonly [x: number, y: number] } } = {
  autumn: { [CLEARINGS + 1]: [322, 178] },
  mountain: { [CLEARINGS + 2]: [474, 284] },
};

const known = new Map<string, Geometry>();

export function geometryOf(id: MapId, wide: boolean): Geometry {
  const key = `${id} ${wide}`;
  const found = known.get(key) ?? made(maps[id], wide);
  known.set(key, found);
  return found;
}

function made(map: MapFacts, wide: boolean): Geometry {
  const stretch = wide ? STRETCH : 1;
  const top = wide ? TRACK_WIDE : TRACK_NARROW;
  const point = (x: number, y: number): Point => ({ x: EDGE + x * stretch, y: top + y });
  const forests = new Map(
    map.forests.map(({ place, x, y }) => {
      const [sx, sy] = SHIFTED[map.id]?.[place] ?? [x, y];
      return [place, point(sx, sy)] as const;
    }),
  );
  const at = (place: Place): Point => {
    const { x, y } = map.at[place] ?? { x: 0, y: 0 };
    return forests.get(place) ?? point(x, y);
  };
  return { map, wide, width: SIDE * stretch, height: TALL + top, top, paths: pathsOf(map, at), at, point };
}

const BEND = 0.06;

function pathsOf(map: MapFacts, at: (place: Place) => Point): Path[] {
  return map.paths.flatMap((neighbours, a) =>
    neighbours
      .filter((b) => a < b)
      .map((b) => {
        const [from, to] = [at(a), at(b)];
        const bent = (a + b) % 2 === 0 ? BEND : -BEND;
        const bend = {
          x: (from.x + to.x) / 2 + (to.y - from.y) * bent,
          y: (from.y + to.y) / 2 - (to.x - from.x) * bent,
        };
        const closed = map.closed.findIndex((path) => path.includes(a) && path.includes(b));
        return { a, b, closed, from, bend, to };
      }),
  );
}

export function pathBetween({ paths }: Geometry, a: Clearing, b: Clearing): Path | undefined {
  return paths.find((path) => (path.a === a && path.b === b) || (path.a === b && path.b === a));
}

/** A point of a bent line, `t` from 0 to 1. */
export function along({ from, bend, to }: Pick<Path, 'from' | 'bend' | 'to'>, t: number): Point {
  const [f, m, l] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return { x: f * from.x + m * bend.x + l * to.x, y: f * from.y + m * bend.y + l * to.y };
}

export function bentLine({ from, bend, to }: Pick<Path, 'from' | 'bend' | 'to'>): string {
  return `M${xy(from)}Q${xy(bend)} ${xy(to)}`;
}

/** A smooth line through all points. */
export function smoothLine(points: readonly Point[], closed = false): string {
  const last = points.length - 1;
  const get = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i))] as Point;
  const pieces = Array.from({ length: closed ? points.length : last }, (_, i) => {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${xy(leaving)} ${xy(arriving)} ${xy(to)}`;
  });
  return `M${xy(get(0))}${pieces.join('')}${closed ? 'z' : ''}`;
}

/** The rim of a clearing: nearly round, each a little different. */
export function rim({ x, y }: Point, radius: number, clearing: Clearing): string {
  const corners = 14;
  const random = seeded(clearing * 97);
  const points = Array.from({ length: corners }, (_, i): Point => {
    const [angle, far] = [(i * 2 * Math.PI) / corners, radius * (0.955 + random() * 0.09)];
    return { x: x + far * Math.cos(angle), y: y + far * 0.97 * Math.sin(angle) };
  });
  const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const start = middle(points[corners - 1] as Point, points[0] as Point);
  const curves = points.map((one, i) => `Q${xy(one)} ${xy(middle(one, points[(i + 1) % corners] as Point))}`);
  return `M${xy(start)}${curves.join('')}z`;
}

function xy({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The same row of numbers from 0 to 1 for the same seed, so that a drawing never changes. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
