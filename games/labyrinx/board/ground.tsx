/** Layers 1 to 3: the empty table with the arrows of its border, the fog bank, and the Empty Hall. */
import { named } from '@tavola/games/board/named.ts';
import { memo } from 'react';
import { type SIDE_NAMES, sidesOf } from '../rules/state/faces.ts';
import { gridOf, type HallPlace } from '../rules/state/grid.ts';
import type { CardView, View } from '../rules/view.ts';
import { columnName } from '../text/names.ts';
import { Door } from './card.tsx';
import { CELL, type Geometry, MIDDLE } from './geometry.ts';

type Size = { readonly width: number; readonly height: number; readonly geometry: Geometry };

/** From the arrow of a column or row to its name. */
const BESIDE = 16;

/** The table: a place for every card, names of columns and rows, and arrows where opposite edges touch (LAB-1.2). */
export const Ground = memo(function Ground({ width, height, geometry }: Size) {
  const { table, seam } = geometry;
  const columns = Array.from({ length: width }, (_, x) => x);
  const rows = Array.from({ length: height }, (_, y) => y);
  const [right, bottom] = [table.x + table.width, table.y + table.height];
  const arrows = [
    ...columns.map((x) => {
      const middle = geometry.corner(x, 0).x + MIDDLE;
      return `M${middle - 5} ${table.y + 15}l5-5 5 5M${middle - 5} ${bottom - 15}l5 5 5-5`;
    }),
    ...rows.map((y) => {
      const middle = geometry.corner(0, y).y + MIDDLE;
      return `M${table.x + 15} ${middle - 5}l-5 5 5 5M${right - 15} ${middle - 5}l5 5-5 5`;
    }),
  ];
  return (
    <>
      <rect
        className="lab-table"
        x={table.x + 3}
        y={table.y + 3}
        width={table.width - 6}
        height={table.height - 6}
        rx="14"
      />
      <g className="lab-void">
        {rows.flatMap((y) =>
          columns.map((x) => {
            const at = geometry.corner(x, y);
            return (
              <rect
                key={`${x}-${y}`}
                {...named(`cell:${x}-${y}`)}
                x={at.x + 4}
                y={at.y + 4}
                width={CELL - 8}
                height={CELL - 8}
                rx="6"
              />
            );
          }),
        )}
      </g>
      <path className="lab-wrap" d={arrows.join('')} />
      {seam.x > 0 && <path className="lab-seam" d={`M${geometry.corner(0, 0).x} ${table.y}v${table.height}`} />}
      {seam.y > 0 && <path className="lab-seam" d={`M${table.x} ${geometry.corner(0, 0).y}h${table.width}`} />}
      <g className="lab-names coordinates">
        {columns.map((x) => (
          <text key={x} x={geometry.corner(x, 0).x + MIDDLE + BESIDE} y={table.y + 12.5}>
            {columnName(x)}
          </text>
        ))}
        {rows.map((y) => (
          <text key={y} x={table.x + 12.5} y={geometry.corner(0, y).y + MIDDLE + BESIDE}>
            {y + 1}
          </text>
        ))}
      </g>
    </>
  );
});

/** The common glow of all closed cards: fog is one bank, cards only part it. */
export function FogBank({ cards, geometry }: { readonly cards: readonly CardView[]; readonly geometry: Geometry }) {
  return (
    <g className="lab-bank" filter="url(#lab-blur)">
      {cards
        .filter(({ open }) => !open)
        .map(({ cell }) => {
          const { x, y } = geometry.at(cell);
          return <rect key={cell} x={x - 10} y={y - 10} width={CELL + 20} height={CELL + 20} rx="22" />;
        })}
    </g>
  );
}

const MOSAIC = [54, 46, 30];
const RAYS = Array.from({ length: 16 }, (_, i) => i * 22.5);

type HallProps = Size & { readonly hall: View['hall'] };

export const Hall = memo(function Hall({ hall, width, height, geometry }: HallProps) {
  const { x, y } = geometry.corner(hall.x, hall.y);
  const size = 2 * CELL;
  const openings = exitsOf(hall, width, height);
  const floor = `M12 12h${size - 24}v${size - 24}H12z${openings.map((exit) => passage(exit)).join('')}`;
  return (
    <g className="lab-hall" {...named('cell:hall')} transform={`translate(${x} ${y})`}>
      <rect className="lab-slab" x="1" y="1" width={size - 2} height={size - 2} rx="8" />
      <rect className="lab-bricks" x="1" y="1" width={size - 2} height={size - 2} rx="8" />
      <path className="lab-rim" d={floor} />
      <path className="lab-hall-floor" d={floor} />
      {MOSAIC.map((radius) => (
        <circle key={radius} className={`lab-ring r${radius}`} cx={CELL} cy={CELL} r={radius} />
      ))}
      {RAYS.map((angle) => (
        <path
          key={angle}
          className="lab-ray"
          d={`M${CELL} ${CELL - 46}v16`}
          transform={`rotate(${angle} ${CELL} ${CELL})`}
        />
      ))}
      <path className="lab-star" d={`M${CELL} ${CELL - 28}l7 21 21 7-21 7-7 21-7-21-21-7 21-7z`} />
      {hall.doors &&
        openings.map(({ dx, dy, side }) => <Door key={`${dx}${dy}${side}`} side={side} x={dx * CELL} y={dy * CELL} />)}
    </g>
  );
});

type Exit = { readonly dx: number; readonly dy: number; readonly side: (typeof SIDE_NAMES)[number] };

/** The five exits as the rules have them: cell of the block and side. */
function exitsOf(hall: HallPlace, width: number, height: number): Exit[] {
  const { exits } = gridOf(width, height, hall);
  return exits.flatMap((sides, cell) =>
    sidesOf(sides).map((side) => ({ dx: (cell % width) - hall.x, dy: Math.floor(cell / width) - hall.y, side })),
  );
}

const HALF = 14.5;

function passage({ dx, dy, side }: Exit): string {
  const [x, y] = [dx * CELL, dy * CELL];
  if (side === 'N') return `M${x + MIDDLE - HALF} ${y}h${2 * HALF}v20h${-2 * HALF}z`;
  if (side === 'S') return `M${x + MIDDLE - HALF} ${y + CELL - 20}h${2 * HALF}v20h${-2 * HALF}z`;
  if (side === 'W') return `M${x} ${y + MIDDLE - HALF}h20v${2 * HALF}h-20z`;
  return `M${x + CELL - 20} ${y + MIDDLE - HALF}h20v${2 * HALF}h-20z`;
}

export function Definitions() {
  return (
    <defs>
      <filter id="lab-blur" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="9" />
      </filter>
      <radialGradient id="lab-fog" cx=".4" cy=".35" r=".8">
        <stop offset="0" stopColor="var(--lab-fog-3)" />
        <stop offset=".45" stopColor="var(--lab-fog-2)" />
        <stop offset="1" stopColor="var(--lab-fog)" />
      </radialGradient>
      <pattern id="lab-flag" width="18" height="18" patternUnits="userSpaceOnUse">
        <path d="M0 .5h18M0 9.5h18M5 0v9M14 9v9" stroke="var(--lab-floor-line)" strokeWidth="1" fill="none" />
      </pattern>
      <pattern id="lab-brick" width="14" height="10" patternUnits="userSpaceOnUse">
        <path
          d="M0 .5h14M0 5.5h14M3 0v5M10 5v5"
          stroke="var(--lab-wall-edge)"
          strokeWidth=".9"
          opacity=".55"
          fill="none"
        />
      </pattern>
    </defs>
  );
}
