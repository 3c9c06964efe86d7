/** Where things lie in the drawing. A map is 1,000 units square in its data, and is stretched until it fills the room it has. */
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
  readonly width: number;
  readonly height: number;
  /** Below the score track, which only a broad drawing has: elsewhere the points stand beside the players' names. */
  readonly top: number;
  /** How far the distances of the data are stretched. */
  readonly stretch: Point;
  readonly paths: readonly Path[];
  at(place: Place): Point;
  /** A point of the data's square. */
  point(x: number, y: number): Point;
};

/** A clearing's radius. */
export const RADIUS = 82;
/** Width by height where nothing else is said. */
export const USUAL = 1;
const BROAD = 1.25;
const TRACK = 66;
/** What a clearing needs beyond its middle: its suit, number, pennant, tokens, and what is said below it. */
const ROOM = { left: 96, right: 98, top: 114, bottom: 112 } as const;
/** The least distance between two clearings. */
const APART = 188;

/** Forest signs that would lie under a clearing's badge. */
const SHIFTED: { readonly [map in MapId]?: { readonly [place: Place]: readonly [x: number, y: number] } } = {
  autumn: { [CLEARINGS + 1]: [322, 178] },
  mountain: { [CLEARINGS + 2]: [474, 284] },
};

const known = new Map<string, Geometry>();

/** The map in a drawing of this shape (width by height): distances stretch with it, pieces never do. */
export function geometryOf(id: MapId, shape: number): Geometry {
  const key = `${id} ${shape}`;
  const found = known.get(key) ?? made(maps[id], shape);
  known.set(key, found);
  return found;
}

function made(map: MapFacts, shape: number): Geometry {
  const top = shape >= BROAD ? TRACK : 0;
  const all = map.at.slice(1);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const first = { x: Math.min(...xs), y: Math.min(...ys) };
  const stretchOf = (height: number): Point => ({
    x: (shape * height - ROOM.left - ROOM.right) / (Math.max(...xs) - first.x),
    y: (height - top - ROOM.top - ROOM.bottom) / (Math.max(...ys) - first.y),
  });
  const height = smallest((tall) => isRoomy(all, stretchOf(tall)));
  const [width, stretch] = [shape * height, stretchOf(height)];
  const point = (x: number, y: number): Point => ({
    x: beyond(x, ROOM.left + (x - first.x) * stretch.x, width),
    y: beyond(y, top + ROOM.top + (y - first.y) * stretch.y, height),
  });
  const clearings = all.map(({ x, y }) => point(x, y));
  const forests = new Map(
    map.forests.map(({ place, x, y }) => {
      const [sx, sy] = SHIFTED[map.id]?.[place] ?? [x, y];
      return [place, clearOf(clearings, point(sx, sy))] as const;
    }),
  );
  const at = (place: Place): Point => forests.get(place) ?? clearings[place - 1] ?? { x: 0, y: 0 };
  return { map, width, height, top, stretch, paths: pathsOf(map, at), at, point };
}

function isRoomy(all: readonly Point[], { x, y }: Point): boolean {
  if (x <= 0 || y <= 0) return false;
  return all.every((a, i) => all.slice(0, i).every((b) => Math.hypot((a.x - b.x) * x, (a.y - b.y) * y) >= APART));
}

const [LOWEST, HIGHEST] = [500, 4000];

/** The smaller the drawing in its own units, the larger everything in it. */
function smallest(isEnough: (height: number) => boolean): number {
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return Math.ceil(high);
}

/** What lies outside the data's square stays outside the drawing: a river leaves it however it is stretched. */
function beyond(data: number, drawn: number, size: number): number {
  if (data < 0) return Math.min(drawn, -OUTSIDE);
  return data > SQUARE ? Math.max(drawn, size + OUTSIDE) : drawn;
}
const SQUARE = 1000;
const OUTSIDE = 30;

/** A forest's sign, moved away from clearings that came too near. */
function clearOf(clearings: readonly Point[], sign: Point): Point {
  let now = sign;
  for (let turn = 0; turn < TURNS; turn++) {
    for (const one of clearings) {
      const far = distance(one, now);
      if (far === 0 || far >= FOREST_APART) continue;
      now = {
        x: one.x + ((now.x - one.x) * FOREST_APART) / far,
        y: one.y + ((now.y - one.y) * FOREST_APART) / far,
      };
    }
  }
  return now;
}
const TURNS = 8;
const FOREST_APART = 128;

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
