/** Layer 2: cells, zones, the Rift, start points and coordinates. Zones differ by tint and by line. */
import { BoardGlyph, seatClass, shapeId } from '@tavola/games/board/glyph.tsx';
import { named } from '@tavola/games/board/named.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { memo } from 'react';
import { cellOf, FORWARD, PLACES, RIGHT, type Side } from '../../rules/state/cells.ts';
import { away, CELL, cellsOf, MIDDLE, type Point, spot, startSpot } from './geometry.ts';

type Props = {
  readonly below: Side;
  readonly sides: readonly Side[];
  readonly names: { readonly [side in Side]: string };
};

export const Grid = memo(function Grid({ below, sides, names }: Props) {
  return (
    <>
      <g className="cal-arms">
        <Block from={spot(below, 'c-1-1')} to={spot(below, 'c-5-5')} />
        {sides.map((side) => (
          <Block key={side} from={spot(below, `${side[0]}-1-1`)} to={spot(below, `${side[0]}-5-6`)} />
        ))}
      </g>
      <Rift />
      {cellsOf(sides).map((name) => {
        const { x, y } = spot(below, name);
        const { zone, x: gx, y: gy } = PLACES[cellOf(name)]!;
        const kind = name === 'rift' ? 'cal-cell-rift' : `cal-cell-${zone} ${(gx + gy) & 1 ? 'odd' : ''}`;
        return (
          <rect
            key={name}
            {...named(`cell:${name}`)}
            className={`cal-cell ${kind}`}
            x={x - CELL / 2 + 1.5}
            y={y - CELL / 2 + 1.5}
            width={CELL - 3}
            height={CELL - 3}
            rx="5"
          />
        );
      })}
      <RiftHeart />
      {sides.map((side) => (
        <Border key={side} below={below} side={side} />
      ))}
      <Coordinates below={below} sides={sides} names={names} />
    </>
  );
});

function Block({ from, to }: { readonly from: Point; readonly to: Point }) {
  const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return (
    <rect
      x={left - CELL / 2 - 4}
      y={top - CELL / 2 - 4}
      width={Math.abs(from.x - to.x) + CELL + 8}
      height={Math.abs(from.y - to.y) + CELL + 8}
      rx="10"
    />
  );
}

const turned = (angle: number): string => `rotate(${angle} ${MIDDLE} ${MIDDLE})`;

function Square({ half, angle, opacity }: { readonly half: number; readonly angle: number; readonly opacity: number }) {
  return (
    <rect
      x={MIDDLE - half}
      y={MIDDLE - half}
      width={2 * half}
      height={2 * half}
      rx="3"
      opacity={opacity}
      transform={turned(angle)}
    />
  );
}

function Rift() {
  return <circle cx={MIDDLE} cy={MIDDLE} r="128" fill="url(#cal-glow)" />;
}

/** Turning squares over the cells around the Rift: all lines lead to it. */
function RiftHeart() {
  return (
    <g className="cal-rift">
      <circle cx={MIDDLE} cy={MIDDLE} r="100" fill="url(#cal-glow)" stroke="none" opacity=".75" />
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <Square key={i} half={22 + i * 15} angle={i * 15 + 8} opacity={0.55 - 0.08 * i} />
      ))}
      {[0, 22.5, 45, 67.5].map((angle) => (
        <Square key={angle} half={13} angle={angle} opacity={0.8} />
      ))}
    </g>
  );
}

/** The dotted border between a land's Initial Zone and the Final Zone. */
function Border({ below, side }: { readonly below: Side; readonly side: Side }) {
  const right = RIGHT[FORWARD[side]];
  const middle = away(below, FORWARD[side], spot(below, `${side[0]}-3-4`), 0.5);
  const [a, b] = [away(below, right, middle, -2.6), away(below, right, middle, 2.6)];
  return <path className="cal-border" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
}

/** Rows of a land at its right edge, columns and its name at its start, letters and numbers of the centre in their cells. */
function Coordinates({ below, sides, names }: Props) {
  const inCell = (name: string, text: string, dx: number, dy: number) => {
    const { x, y } = spot(below, name);
    return (
      <text key={text} x={x + dx} y={y + dy}>
        {text}
      </text>
    );
  };
  return (
    <g className="cal-coordinates coordinates">
      {sides.flatMap((side) => {
        const right = RIGHT[FORWARD[side]];
        const rows = [1, 2, 3, 4, 5, 6].map((row) => ({
          text: String(row),
          at: away(below, right, spot(below, `${side[0]}-5-${row}`), 0.74),
        }));
        const columns = [1, 2, 4, 5].map((column) => ({
          text: String(column),
          at: away(below, FORWARD[side], spot(below, `${side[0]}-${column}-1`), -0.62),
        }));
        const name = {
          text: names[side],
          at: away(below, right, startSpot(below, side), 1.5),
        };
        return [...rows, ...columns]
          .map(({ text, at }) => (
            <text key={`${side} ${at.x} ${at.y}`} x={at.x} y={at.y + 3}>
              {text}
            </text>
          ))
          .concat(
            <text key={side} className="cal-side" x={name.at.x} y={name.at.y + 4}>
              {name.text}
            </text>,
          );
      })}
      {['A', 'B', 'C', 'D', 'E'].map((letter, i) => inCell(`c-${i + 1}-1`, letter, -13, 15))}
      {[2, 3, 4, 5].map((row) => inCell(`c-1-${row}`, String(row), -13, 15))}
    </g>
  );
}

/** The place below row 1 where a token begins, marked with its traveller's shape. */
export function StartPoint({ at, seat, now }: { readonly at: Point; readonly seat: Seat; readonly now: boolean }) {
  return (
    <g className={`cal-start ${seatClass(seat)} ${now ? 'now' : ''}`} {...named(`seat:${seat}`)}>
      <circle cx={at.x} cy={at.y} r="15" />
      <BoardGlyph id={shapeId(seat)} x={at.x} y={at.y} size={14} />
    </g>
  );
}
