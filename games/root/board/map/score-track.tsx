/** The score track from 0 to 30 with everybody's marker; anyone who left it for a dominance card stands beside it. */
import { WIN_VP } from '../../data/constants.ts';
import type { View } from '../../rules/view/view.ts';
import type { Geometry } from './geometry.ts';
import { MapGlyph } from './ground.tsx';

const STEP = 5;
/** Of a marker. */
const SIZE = 32;
const numbers = Array.from({ length: WIN_VP / STEP + 1 }, (_, i) => i * STEP);

export function ScoreTrack({ view, geometry }: { readonly view: View; readonly geometry: Geometry }) {
  const { width, top } = geometry;
  const [left, right] = [30, width - 34];
  const line = top - 24;
  const at = (vp: number) => left + (Math.min(vp, WIN_VP) / WIN_VP) * (right - left);
  const gap = SIZE * 0.86;
  /** The first of those who stand together on a number, never beyond the edge. */
  const firstAt = (vp: number, together: number) =>
    Math.min(Math.max(at(vp) - ((together - 1) / 2) * gap, SIZE / 2), width - SIZE / 2 - (together - 1) * gap);
  return (
    <g className="root-track">
      <path
        className="line"
        d={Array.from({ length: WIN_VP + 1 }, (_, vp) => {
          const tall = vp % STEP === 0 ? 8 : 4;
          return `M${at(vp)} ${line - tall}v${2 * tall}`;
        })
          .join('')
          .concat(`M${left} ${line}H${right}`)}
      />
      {numbers.map((vp) => (
        <text key={vp} x={at(vp)} y={line + 22}>
          {vp}
        </text>
      ))}
      <path className="goal" transform={`translate(${right} ${line})`} d="M-8 0l8-12 8 12-8 12z" />
      {markersOf(view).map(({ seat, faction, vp, place, together }) => (
        <g
          key={seat}
          className={`root-figure marker f-${faction}`}
          style={{ transform: `translate(${firstAt(vp, together) + place * gap}px, ${line - 6 - SIZE / 2}px)` }}
        >
          <MapGlyph id={`rw-${faction}`} x={0} y={0} size={SIZE} />
        </g>
      ))}
    </g>
  );
}

type Marker = {
  readonly seat: number;
  readonly faction: string;
  readonly vp: number;
  /** Which of those on the same number it is, and how many they are. */
  readonly place: number;
  readonly together: number;
};

/** Markers on one number stand side by side. */
function markersOf({ open }: View): readonly Marker[] {
  const on = open.players.flatMap(({ faction, vp, dominance }, seat) =>
    dominance === null ? [{ seat, faction, vp }] : [],
  );
  return on.map((marker) => {
    const same = on.filter(({ vp }) => vp === marker.vp);
    return { ...marker, place: same.findIndex(({ seat }) => seat === marker.seat), together: same.length };
  });
}
