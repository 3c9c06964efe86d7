/** Layer 5: symbols and tokens. Rounded is path or shelter, eight-sided attacks; a nose shows the front, two bars the axis. */
import { BoardGlyph, seatClass, shapeId } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { isAttack, type SymbolKind } from '../../rules/state/symbols.ts';
import glyphs from '../glyphs.svg';
import type { Point } from './geometry.ts';
import './tile.css';

const HALF = 18;
const CUT = HALF * 0.42;
const OCTAGON = `M${-HALF + CUT} ${-HALF}H${HALF - CUT}L${HALF} ${-HALF + CUT}V${HALF - CUT}L${HALF - CUT} ${HALF}H${-HALF + CUT}L${-HALF} ${HALF - CUT}V${-HALF + CUT}Z`;
const ROUNDED = roundedSquare(HALF, 7);
const BODIES = ['circle', 'triangle', 'square', 'diamond'];

type TileProps = {
  readonly kind: SymbolKind;
  readonly at: Point;
  /** Degrees; null for a symbol without a direction. */
  readonly turn: number | null;
  readonly owner?: Seat | null;
  readonly ripe?: boolean;
  readonly className?: string;
};

/** A symbol; its group travels by CSS when its place changes. */
export function Tile({ kind, at, turn, owner = null, ripe = false, className = '' }: TileProps) {
  const shape = isAttack(kind) ? OCTAGON : ROUNDED;
  const axis = kind === 'tower';
  return (
    <g className={`cal-piece ${className}`} style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <g className={`cal-tile ${isAttack(kind) ? 'attack' : ''} ${kind}`}>
        <path className="shadow" d={shape} />
        {turn !== null && !axis && (
          <path
            className="nose"
            d={`M-5 ${-HALF + 1}L0 ${-HALF - 5.5}L5 ${-HALF + 1}Z`}
            transform={`rotate(${turn})`}
          />
        )}
        <path className="body" d={shape} />
        {turn !== null && axis && (
          <path className="bars" d={`M${-HALF - 1} -7v14M${HALF + 1} -7v14`} transform={`rotate(${turn})`} />
        )}
        <BoardGlyph
          sheet={glyphs}
          id={`cal-${kind}`}
          x={0}
          y={0}
          size={kind === 'footprint' ? 29 : 27}
          turn={axis ? 0 : (turn ?? 0)}
          className="ink"
        />
        {owner !== null && (
          <g className={`owner ${seatClass(owner)}`}>
            <circle className="back" cx={HALF - 3} cy={-HALF + 3} r="7.5" />
            {ripe && <circle className="ripe" cx={HALF - 3} cy={-HALF + 3} r="8.5" />}
            <BoardGlyph id={shapeId(owner)} x={HALF - 3} y={-HALF + 3} size={9} />
          </g>
        )}
      </g>
    </g>
  );
}

type TokenProps = {
  readonly seat: Seat;
  readonly at: Point;
  readonly className?: string;
  readonly drawn?: (element: SVGGElement | null) => void;
};

export function Token({ seat, at, className = '', drawn }: TokenProps) {
  return (
    <g
      ref={drawn}
      {...named(`traveller:${seat}`)}
      className={`cal-piece cal-token ${seatClass(seat)} ${className}`}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
    >
      <ellipse className="shadow" cx="0" cy="15" rx="15" ry="5" />
      <g className="figure">
        <BoardGlyph
          sheet={glyphs}
          id={`traveller-${BODIES[seat % BODIES.length]}`}
          x={0}
          y={-3}
          size={40}
          className="rim"
        />
        <BoardGlyph sheet={glyphs} id={`traveller-${BODIES[seat % BODIES.length]}`} x={0} y={-3} size={35} />
      </g>
    </g>
  );
}

function roundedSquare(half: number, radius: number): string {
  const side = 2 * (half - radius);
  const arc = (x: number, y: number) => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return `M${-half + radius} ${-half}h${side}${arc(radius, radius)}v${side}${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`;
}
