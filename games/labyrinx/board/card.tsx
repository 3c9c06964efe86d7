/** A path card, drawn: carved stone with flagged corridors; red fog on its back. */
import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import { type FaceId, faceOf, type Rotation, sidesOf } from '../rules/state/faces.ts';
import { CELL, MIDDLE } from './geometry.ts';
import glyphs from './glyphs.svg';

const HALF = 14.5;
const ARMS = {
  N: `M${MIDDLE - HALF} 0h${2 * HALF}v${MIDDLE}h${-2 * HALF}z`,
  S: `M${MIDDLE - HALF} ${MIDDLE}h${2 * HALF}v${MIDDLE}h${-2 * HALF}z`,
  W: `M0 ${MIDDLE - HALF}h${MIDDLE}v${2 * HALF}H0z`,
  E: `M${MIDDLE} ${MIDDLE - HALF}h${MIDDLE}v${2 * HALF}h${-MIDDLE}z`,
};
const TURNS = { N: 0, E: 90, S: 180, W: 270 };
const STROKES = {
  N: `M${MIDDLE} 8V${MIDDLE}`,
  S: `M${MIDDLE} ${CELL - 8}V${MIDDLE}`,
  W: `M8 ${MIDDLE}H${MIDDLE}`,
  E: `M${CELL - 8} ${MIDDLE}H${MIDDLE}`,
};

type FaceProps = {
  readonly face: FaceId;
  readonly rotation: Rotation;
  readonly resolved?: boolean;
  readonly treasure?: boolean;
};

export function Face({ face, rotation, resolved = false, treasure = false }: FaceProps) {
  const { shape, challenge, openings, doors } = faceOf(face);
  const room = shape === 'dead-end' ? HALF + 4 : HALF;
  const hub = `M${MIDDLE - room} ${MIDDLE - room}h${2 * room}v${2 * room}h${-2 * room}z`;
  const ways = sidesOf(openings[rotation] as number).map((side) => ARMS[side]);
  const path = ways.join('') + hub;
  return (
    <>
      <rect className="lab-slab" x="1" y="1" width={CELL - 2} height={CELL - 2} rx="5" />
      <rect className="lab-bricks" x="1" y="1" width={CELL - 2} height={CELL - 2} rx="5" />
      <path d={path} className="lab-rim" />
      <path d={path} className="lab-floor" />
      <path d={path} className="lab-flags" />
      {sidesOf(doors[rotation] as number).map((side) => (
        <Door key={side} side={side} />
      ))}
      {challenge !== null && <Medal challenge={challenge} resolved={resolved} />}
      {treasure && (
        <g className="lab-lying">
          <circle cx={MIDDLE + 14} cy={MIDDLE - 12} r="9.5" />
          <BoardGlyph sheet={glyphs} id="lab-treasure" x={MIDDLE + 14} y={MIDDLE - 12} size={13} />
        </g>
      )}
    </>
  );
}

/** A wooden door across the end of a corridor. */
export function Door({
  side,
  x = 0,
  y = 0,
}: {
  readonly side: keyof typeof TURNS;
  readonly x?: number;
  readonly y?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${TURNS[side]} ${MIDDLE} ${MIDDLE})`}>
      <rect className="lab-door" x={MIDDLE - HALF - 2} y="0" width={2 * HALF + 4} height="9" rx="2" />
      <path className="lab-door-line" d={`M${MIDDLE - 7} 1v7M${MIDDLE} 1v7M${MIDDLE + 7} 1v7`} />
    </g>
  );
}

function Medal({ challenge, resolved }: { readonly challenge: string; readonly resolved: boolean }) {
  return (
    <g className={`lab-medal ${challenge} ${resolved ? 'resolved' : ''}`}>
      <circle cx={MIDDLE} cy={MIDDLE} r={resolved ? 12 : 15} />
      <BoardGlyph sheet={glyphs} id={`lab-${challenge}`} x={MIDDLE} y={MIDDLE} size={resolved ? 14 : 20} />
      {resolved && (
        <>
          <circle className="tick" cx={MIDDLE + 10} cy={MIDDLE - 10} r="7" />
          <path className="tick-line" d={`M${MIDDLE + 6.8} ${MIDDLE - 10}l2.4 2.4 4-4.4`} />
        </>
      )}
    </g>
  );
}

const CURLS = [
  'M10 46c6-16 24-22 34-12s4 22-8 20-10-14 0-13M4 24c8-8 16-8 24-3M40 62c10 2 18-2 24-10',
  'M62 20C48 10 28 14 26 28s18 18 22 8-8-12-10-5M8 52c8 8 20 8 28 2M6 14c6-4 12-5 18-3',
  'M14 20c14-8 34 0 34 16S26 56 22 44s12-14 14-6M52 14c6 2 10 6 12 12M8 62c8-4 14-4 20 0',
  'M58 50C46 64 22 60 18 44s14-24 24-14 0 18-8 12M60 34c0-10-4-16-10-20M10 12c4 6 4 10 2 16',
];

/** The back of every card is the same fog; `curl` only varies its drawing by the cell. */
export function Fog({ curl }: { readonly curl: number }) {
  return (
    <>
      <rect className="lab-fog" x="1" y="1" width={CELL - 2} height={CELL - 2} rx="7" />
      <path className="lab-curl" d={CURLS[curl % CURLS.length]} />
      <rect className="lab-fog-edge" x="1.5" y="1.5" width={CELL - 3} height={CELL - 3} rx="7" />
    </>
  );
}

/** A card the viewer has seen: an eye, and with the memory aid a dotted sketch of what was there. */
export function Memory({ face }: { readonly face: FaceId | null }) {
  const printed = face === null ? null : faceOf(face);
  return (
    <g className="lab-memory">
      {printed && (
        <path
          d={sidesOf(printed.openings[0] as number)
            .map((side) => STROKES[side])
            .join('')}
        />
      )}
      {printed?.challenge && (
        <>
          <circle cx={MIDDLE} cy={MIDDLE} r="12" />
          <BoardGlyph sheet={glyphs} id={`lab-${printed.challenge}`} x={MIDDLE} y={MIDDLE} size={15} />
        </>
      )}
      <BoardGlyph id="eye" x={CELL - 12} y={12} size={13} />
    </g>
  );
}
