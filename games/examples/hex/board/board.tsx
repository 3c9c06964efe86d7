/** Hex on the web table: a diamond of six-sided cells, each seat's two sides in its colour. */
import type { GameBoard, SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import { seatClass } from '@tavola/games/board/glyph.tsx';
import { type Place, Targets } from '@tavola/games/board/targets.tsx';
import { distance, nameOf } from '../rules/grid.ts';
import type { Ask, Event, Move } from '../rules/rules.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/words.ts';
import './board.css';

type Props = TableProps<View, Move, Ask, Event, Words>;

const WIDE = 40;
const HIGH = WIDE * 0.866;
const EDGE = 30;

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'rail',
  aspect: 1.6,
  Board,
  SeatPanel,
  placed: ({ kind }) => kind === 'place',
};

const middle = (cell: number, size: number) => ({
  x: EDGE + ((cell % size) + Math.floor(cell / size) / 2 + 0.5) * WIDE,
  y: EDGE + (Math.floor(cell / size) + 0.6) * HIGH,
});

function Board({ view, choice, say }: Props) {
  const { size, cells } = view;
  const [width, height] = [EDGE * 2 + size * 1.5 * WIDE, EDGE * 2 + (size + 0.4) * HIGH];
  const places = cells.map((owner, cell): Place => {
    const name = nameOf(cell, size);
    const stands = ({ kind, ...move }: Move) => kind === 'place' && 'cell' in move && move.cell === name;
    return {
      id: name,
      ...middle(cell, size),
      width: WIDE * 0.8,
      height: WIDE * 0.8,
      round: true,
      label: `${name}: ${owner === null ? say.words.empty : say.who(owner)}`,
      options: choice?.open.filter(({ move }) => stands(move)).map(({ id }) => id) ?? [],
      refused: choice?.refused.filter(({ move }) => stands(move)).map(({ id }) => id) ?? [],
      holding: owner !== null,
    };
  });
  return (
    <div className="hex-board">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={say.words.goal.join('; ')}>
        {cells.map((owner, cell) => (
          <Hexagon key={nameOf(cell, size)} cell={cell} size={size} owner={owner} />
        ))}
        <Sides size={size} />
      </svg>
      <Targets width={width} height={height} places={places} choice={choice} />
    </div>
  );
}

function Hexagon({
  cell,
  size,
  owner,
}: {
  readonly cell: number;
  readonly size: number;
  readonly owner: number | null;
}) {
  const { x, y } = middle(cell, size);
  const corners = [-90, -30, 30, 90, 150, 210].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${(x + Math.cos(turn) * WIDE * 0.577).toFixed(1)},${(y + Math.sin(turn) * WIDE * 0.577).toFixed(1)}`;
  });
  return (
    <g>
      <polygon points={corners.join(' ')} className="cell" />
      {owner !== null && <circle cx={x} cy={y} r={WIDE * 0.36} className={`stone ${seatClass(owner)}`} />}
    </g>
  );
}

/** Seat 0 links top and bottom, seat 1 left and right. */
function Sides({ size }: { readonly size: number }) {
  const ends = [0, size - 1, size * (size - 1), size * size - 1].map((cell) => middle(cell, size));
  const [a, b, c, d] = ends as [Point, Point, Point, Point];
  const line = (from: Point, to: Point, dx: number, dy: number) =>
    `M${from.x + dx} ${from.y + dy}L${to.x + dx} ${to.y + dy}`;
  return (
    <>
      <path className={`side ${seatClass(0)}`} d={line(a, b, 0, -WIDE * 0.7) + line(c, d, 0, WIDE * 0.7)} />
      <path className={`side ${seatClass(1)}`} d={line(a, c, -WIDE * 0.66, 0) + line(b, d, WIDE * 0.66, 0)} />
    </>
  );
}
type Point = { readonly x: number; readonly y: number };

function SeatPanel({ view, seat, say }: SeatPanelProps<View, Move, Ask, Event, Words>) {
  const { goal, needs } = say.words;
  return (
    <p>
      {goal[seat]}; {needs(distance(view.cells, view.size, seat))}
    </p>
  );
}
