/** Layer 5: the characters. A piece travels; across the border it leaves at one edge and enters at the other. */

import { BoardGlyph, seatClass, shapeId } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CharacterId } from '../rules/state/characters.ts';
import { faceOf } from '../rules/state/faces.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { View } from '../rules/view.ts';
import { crossing } from './crossing.ts';
import { CELL, type Geometry, type Point, spot } from './geometry.ts';
import glyphs from './glyphs.svg';

type Props = {
  readonly view: View;
  readonly geometry: Geometry;
  readonly me: Seat | null;
  readonly step: number;
  readonly pace: number;
};

export function Pieces({ view, geometry, me, step, pace }: Props) {
  const before = useRef<{ step: number; last: readonly Point[]; now: readonly Point[] }>({
    step: -1,
    last: [],
    now: [],
  });
  const points = view.players.map((_, seat) => pointOf(view, geometry, seat));
  if (before.current.step !== step) before.current = { step, last: before.current.now, now: points };
  const { last } = before.current;
  return view.players.map(({ character }, seat) => {
    if (character === null) return null;
    const at = points[seat] as Point;
    return (
      <Piece
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbered and never move.
        key={seat}
        seat={seat}
        className={`lab-piece ${seatClass(seat)} ${seat === me ? 'me' : ''} ${seat === view.active ? 'active' : ''}`}
        from={last[seat]}
        at={at}
        way={crossing(last[seat], at, view.width * CELL, view.height * CELL)}
        step={step}
        pace={pace}
      >
        <PieceBody seat={seat} character={character} />
      </Piece>
    );
  });
}

/** A character around the middle of its own drawing. */
export function PieceBody({ seat, character }: { readonly seat: Seat; readonly character: CharacterId }) {
  return (
    <>
      <ellipse cx="0" cy="15" rx="15" ry="5" className="lab-shadow" />
      <BoardGlyph id={shapeId(seat)} x={0} y={0} size={36} className="rim" />
      <BoardGlyph id={shapeId(seat)} x={0} y={0} size={32} className="body" />
      <BoardGlyph
        sheet={glyphs}
        id={`emblem-${character}`}
        x={0}
        y={seat % 6 === 1 ? 4 : 0}
        size={seat % 6 === 1 || seat % 6 === 3 ? 14 : 19}
        className="emblem"
      />
    </>
  );
}

type PieceProps = {
  readonly seat: Seat;
  readonly className: string;
  readonly from: Point | undefined;
  readonly at: Point;
  readonly way: ReturnType<typeof crossing>;
  readonly step: number;
  readonly pace: number;
  readonly children: ReactNode;
};

function Piece({ seat, className, from, at, way, step, pace, children }: PieceProps) {
  const drawn = useRef<SVGGElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step, with what the step brought.
  useLayoutEffect(() => {
    if (!way || !from || pace === 0) return;
    const out = { transform: moved(way.exit), opacity: 0, offset: 0.5 };
    const back = { transform: moved(way.entry), opacity: 0, offset: 0.5 };
    drawn.current?.animate([{ transform: moved(from) }, out, back, { transform: moved(at) }], pace * CROSSING);
  }, [step]);
  const style = { transform: moved(at), transition: way || !from ? 'none' : undefined };
  return (
    <g ref={drawn} {...named(`seat:${seat}`)} className={className} style={style}>
      {children}
    </g>
  );
}

/** Two halves of a way take a little longer than one. */
const CROSSING = 1.6;

function moved({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** Those who share a space stand around its middle. */
function pointOf(view: View, geometry: Geometry, seat: Seat): Point {
  const space = view.players[seat]?.space ?? 'hall';
  const here = view.players.flatMap((player, other) => (player.space === space ? [other] : []));
  const { x, y } = spot(geometry, view, space);
  if (here.length === 1 && space !== 'hall') return hasChallenge(view, space) ? { x: x - 15, y: y + 15 } : { x, y };
  const angle = (here.indexOf(seat) / here.length) * 2 * Math.PI - (3 * Math.PI) / 4;
  const radius = space === 'hall' ? 40 : 17;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** A single piece steps aside, so that what it stands on can be seen. */
function hasChallenge({ cards }: View, space: CellName): boolean {
  const face = cards.find(({ cell }) => cell === space)?.face;
  return face ? faceOf(face).challenge !== null : false;
}
