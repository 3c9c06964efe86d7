/** Layer 1: the chart the cross lies on, drawn once. Rings, rays, degrees and a few constellations between the arms. */
import { memo } from 'react';
import { MIDDLE } from './geometry.ts';

const RINGS = [60, 118, 190, 262, 334, 398];
const EDGE = 398;
const QUARTERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

const onRing = (radius: number, angle: number): string =>
  `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;

function rays(): string {
  let path = '';
  for (let i = 0; i < 32; i++) {
    const angle = (i * Math.PI) / 16;
    path += `M${onRing(i % 2 ? 262 : 190, angle)}L${onRing(EDGE, angle)}`;
  }
  return path;
}

function degrees(): string {
  let path = '';
  for (let i = 0; i < 180; i++) {
    const angle = (i * Math.PI) / 90;
    path += `M${onRing(EDGE, angle)}L${onRing(i % 5 ? EDGE + 5 : EDGE + 10, angle)}`;
  }
  return path;
}

/** Stars at fixed places that look scattered: the golden angle never repeats itself. */
function constellation(quarter: number): readonly (readonly [x: number, y: number])[] {
  const [sx, sy] = QUARTERS[quarter]!;
  return Array.from({ length: 6 }, (_, i) => {
    const [u, v] = [((quarter * 6 + i) * 0.618034) % 1, ((quarter * 11 + i * 5) * 0.414214) % 1];
    return [Math.round(MIDDLE + sx * (130 + u * 185)), Math.round(MIDDLE + sy * (130 + v * 185))] as const;
  }).sort((a, b) => a[0] - b[0]);
}

export const Ground = memo(function Ground() {
  return (
    <g className="cal-chart">
      {RINGS.map((radius) => (
        <circle
          key={radius}
          cx={MIDDLE}
          cy={MIDDLE}
          r={radius}
          strokeWidth={radius === EDGE ? 1.6 : 0.8}
          strokeDasharray={radius === 262 ? '2 5' : undefined}
        />
      ))}
      <path d={rays()} strokeWidth=".7" />
      <path d={degrees()} strokeWidth=".9" />
      {QUARTERS.map(([sx, sy], quarter) => {
        const stars = constellation(quarter);
        return (
          <g key={`${sx} ${sy}`}>
            <path d={`M${stars.map(([x, y]) => `${x} ${y}`).join('L')}`} strokeWidth=".8" />
            {stars.map(([x, y], i) => (
              <circle key={`${x} ${y}`} className="cal-star" cx={x} cy={y} r={i % 3 ? 1.8 : 3} />
            ))}
          </g>
        );
      })}
    </g>
  );
});
