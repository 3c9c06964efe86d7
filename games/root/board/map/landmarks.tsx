/** What else lies on a map: forests as places, closed paths, the ferry. */
import { named } from '@tavola/games/board/named.ts';
import { type Clearing, isForest } from '../../data/maps.ts';
import type { View } from '../../rules/view/view.ts';
import { groupsIn } from '../parts/pieces.ts';
import { along, type Geometry, type Path, type Point, pathBetween } from './geometry.ts';
import { MapGlyph } from './ground.tsx';
import { MIDDLE } from './water.ts';

type Drawn = { readonly view: View; readonly geometry: Geometry };

/** ROOT-2.4: a dashed medallion, larger where somebody is. */
export function Forests({ view, geometry: { map, at } }: Drawn) {
  return map.forests.map(({ place }) => {
    const { x, y } = at(place);
    const groups = groupsIn(view, place);
    return (
      <g
        key={place}
        {...named(`clearing:${place}`)}
        className={`root-forest ${groups.length > 0 ? `taken f-${groups[0]?.faction}` : ''}`}
      >
        <circle cx={x} cy={y} r={groups.length > 0 ? 40 : 27} />
        {groups.length === 0 && <MapGlyph id="forest" x={x} y={y} size={32} />}
        {groups.map(({ seat, faction }, i) => (
          <g
            key={seat}
            className={`root-figure pawn f-${faction}`}
            style={{ transform: `translate(${x + (i - (groups.length - 1) / 2) * 30}px, ${y - 2}px)` }}
          >
            <MapGlyph id={`rw-${faction}`} x={0} y={0} size={groups.length > 1 ? 48 : 60} />
          </g>
        ))}
      </g>
    );
  });
}

function isShut({ open }: View, { closed }: Path): boolean {
  return closed >= 0 && (open.closed & (1 << closed)) !== 0;
}

/** ROOT-15.4: a closed path is a broken line and a sign of rocks. */
export function ClosedPaths({ view, geometry }: Drawn) {
  return geometry.paths
    .filter((path) => isShut(view, path))
    .map((path) => {
      const { x, y } = along(path, 0.5);
      return (
        <g key={`${path.a} ${path.b}`} className="root-closed">
          <circle cx={x} cy={y} r="29" />
          <MapGlyph id="rocks" x={x} y={y} size={38} />
        </g>
      );
    });
}

/** ROOT-15.3: it lies off the shore of its clearing. */
export function Ferry({ view, geometry }: Drawn) {
  if (view.open.ferry === 0) return null;
  const { x, y } = ferryAt(geometry, view.open.ferry);
  return (
    <g className="root-ferry" {...named('ferry')} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <ellipse cx="0" cy="24" rx="52" ry="10" className="shadow" />
      <path className="hull" d="M-54 0H54L42 24H-42z" />
      <path className="deck" d="M-40-4h80v-12h-80z" />
      <path className="sail" d="M-2-16v-44l34 34H-2z" />
      <path className="mast" d="M-2-62v46" />
    </g>
  );
}

const OFF_SHORE = 138;

function ferryAt({ at, point }: Geometry, clearing: Clearing): Point {
  const [from, to] = [at(clearing), point(...MIDDLE)];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const t = OFF_SHORE / far;
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** The line on which something goes from one place to another: the path between them, or straight. */
export function routeOf(geometry: Geometry, from: number, to: number): Pick<Path, 'from' | 'bend' | 'to'> {
  const path = isForest(from) || isForest(to) ? undefined : pathBetween(geometry, from, to);
  const [a, b] = [geometry.at(from), geometry.at(to)];
  if (!path) return { from: a, bend: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, to: b };
  return path.a === from ? path : { from: path.to, bend: path.bend, to: path.from };
}
