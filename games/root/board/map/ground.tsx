/** What never moves on a map: ground, water, paths, trees. Drawn once in an SVG of its own, so that a moved warrior repaints none of it. */
import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import { memo, useId } from 'react';
import glyphs from '../glyphs.svg';
import { bentLine, type Geometry, type Path, type Point, seeded, smoothLine } from './geometry.ts';
import { MIDDLE, riverOf, shoreOf } from './water.ts';
import { treesOf } from './wood.ts';

type Props = {
  readonly geometry: Geometry;
  /** Closed paths, a bit each (ROOT-15.4). */
  readonly closed: number;
};

export const Ground = memo(function Ground({ geometry, closed }: Props) {
  const { map, width, height, top } = geometry;
  const id = useId();
  const frame = { x: 0, y: top, width, height: height - top, rx: 34 };
  return (
    <svg className="root-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id={`${id}-ground`} cx="0.5" cy="0.45" r="0.75">
          <stop offset="0" stopColor="var(--root-ground-2)" />
          <stop offset="1" stopColor="var(--root-ground)" />
        </radialGradient>
        <clipPath id={`${id}-frame`}>
          <rect {...frame} />
        </clipPath>
      </defs>
      <rect {...frame} fill={`url(#${id}-ground)`} />
      <g clipPath={`url(#${id}-frame)`}>
        <Shades geometry={geometry} />
        {map.id === 'mountain' && <Contours geometry={geometry} />}
        <River geometry={geometry} />
        <Lake geometry={geometry} />
        <Paths paths={geometry.paths} closed={closed} />
        {treesOf(geometry).map(({ x, y, height: tall, kind, tone }) => (
          <use
            key={`${x} ${y}`}
            href={`${glyphs}#tr-${kind}`}
            x={Math.round(x - (tall * (kind === 'peak' ? 1.333 : 0.714)) / 2)}
            y={Math.round(y - tall * 0.85)}
            width={Math.round(tall * (kind === 'peak' ? 1.333 : 0.714))}
            height={Math.round(tall)}
            style={{ color: `var(--root-canopy${tone})` }}
          />
        ))}
      </g>
    </svg>
  );
});

type Drawn = { readonly geometry: Geometry };

/** Darker ground under each forest. */
function Shades({ geometry: { map, at, stretch } }: Drawn) {
  return map.forests.map(({ place }) => {
    const { x, y } = at(place);
    return <ellipse key={place} className="root-under" cx={x} cy={y} rx={112 * stretch.x} ry={92 * stretch.y} />;
  });
}

function Contours({ geometry: { point, stretch } }: Drawn) {
  const random = seeded(71);
  const middle = point(500, 440);
  return Array.from({ length: 9 }, (_, i) => {
    const line = Array.from({ length: 12 }, (_, k): Point => {
      const [angle, far] = [(k * Math.PI) / 6, 90 + i * 62 + random() * 26];
      return { x: middle.x + far * stretch.x * Math.cos(angle), y: middle.y + far * stretch.y * Math.sin(angle) };
    });
    // biome-ignore lint/suspicious/noArrayIndexKey: a contour is its height.
    return <path key={i} className="root-contour" d={smoothLine(line, true)} />;
  });
}

function River({ geometry }: Drawn) {
  const course = riverOf(geometry);
  if (course.length === 0) return null;
  const d = smoothLine(course);
  const broad = geometry.map.id === 'mountain' ? 34 : 46;
  return (
    <g className="root-water">
      <path d={d} className="deep" strokeWidth={broad} />
      <path d={d} className="stream" strokeWidth={broad - 10} />
      <path d={d} className="glint" />
      <path d={d} className="glint small" transform="translate(9 7)" />
    </g>
  );
}

function Lake({ geometry }: Drawn) {
  const shore = shoreOf(geometry);
  if (shore.length === 0) return null;
  const d = smoothLine(shore, true);
  const { map, at, point } = geometry;
  const middle = point(...MIDDLE);
  const inner = (scale: number) =>
    `translate(${middle.x} ${middle.y}) scale(${scale}) translate(${-middle.x} ${-middle.y})`;
  return (
    <g className="root-water">
      <path d={d} className="shore" />
      <path d={d} className="lake-edge" />
      <path d={d} className="lake" />
      <path d={d} className="depth" transform={inner(0.86)} />
      <path d={d} className="depth" transform={inner(0.62)} />
      {map.coast.flatMap((a, i) =>
        map.coast
          .slice(i + 1)
          .map((b) => (
            <path key={`${a} ${b}`} className="ferry-path" d={bentLine({ from: at(a), bend: middle, to: at(b) })} />
          )),
      )}
    </g>
  );
}

function Paths({ paths, closed }: { readonly paths: readonly Path[]; readonly closed: number }) {
  const isShut = (path: Path) => path.closed >= 0 && (closed & (1 << path.closed)) !== 0;
  const lines = (shut: boolean) =>
    paths
      .filter((path) => isShut(path) === shut)
      .map(bentLine)
      .join('');
  return (
    <g className="root-paths">
      <path d={lines(true)} className="shut" />
      <path d={lines(true)} className="shut-trace" />
      <path d={lines(false)} className="bed" />
      <path d={lines(false)} className="sand" />
      <path d={lines(false)} className="steps" />
    </g>
  );
}

/** A glyph of this game inside the map. */
export function MapGlyph(props: Omit<Parameters<typeof BoardGlyph>[0], 'sheet'>) {
  return <BoardGlyph sheet={glyphs} {...props} />;
}
