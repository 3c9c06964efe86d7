/** Layers 3, 4 and 7: protected lines, what is announced, and what has just changed. */
import { seatClass } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { CellName } from '../../rules/state/cells.ts';
import type { Event } from '../../rules/state/moves.ts';
import type { EntryView, View } from '../../rules/view.ts';
import { CELL, lineThrough, type Point } from './geometry.ts';
import type { Scene } from './scene.ts';
import { Tile } from './tile.tsx';

/** CAL-5.5.1: a band over each line a Tower protects. */
export function Protection({ view, scene }: { readonly view: View; readonly scene: Scene }) {
  return (
    <g className="cal-protection">
      {view.symbols.flatMap(({ kind, cell, way }) => {
        if (kind !== 'tower' || (way !== 'horizontal' && way !== 'vertical')) return [];
        const spots = lineThrough(scene.sides, cell, way).map(scene.at);
        const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
        const [left, top] = [Math.min(...xs) - CELL / 2, Math.min(...ys) - CELL / 2];
        const [right, bottom] = [Math.max(...xs) + CELL / 2, Math.max(...ys) + CELL / 2];
        return [<rect key={cell} x={left + 1} y={top + 1} width={right - left - 2} height={bottom - top - 2} rx="9" />];
      })}
    </g>
  );
}

/** The declared walk, and what the cards on the stack aim at, in the colour of the player who announced it. */
export function Announcements({ view, scene }: { readonly view: View; readonly scene: Scene }) {
  const walker = view.travellers[view.active];
  return (
    <g className="cal-announced">
      {view.destination !== null && walker && (
        <Way seat={walker.seat} from={scene.tokenSpot(walker)} to={scene.at(view.destination)} />
      )}
      {view.stack.map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place on the stack.
        <Aim key={i} entry={entry} view={view} scene={scene} />
      ))}
    </g>
  );
}

function Aim({ entry, view, scene }: { readonly entry: EntryView; readonly view: View; readonly scene: Scene }) {
  const { cell, cells = [], insertions = [], moves = [], target } = entry.choice;
  if (entry.suspended || entry.prevented) return null;
  const moved = view.travellers[entry.effect === 'laments-of-lucaresti' ? (target ?? entry.user) : entry.user];
  return (
    <g className={seatClass(entry.user)}>
      {cell !== undefined && moved && <Way seat={entry.user} from={scene.tokenSpot(moved)} to={scene.at(cell)} />}
      {cells.map((name) => (
        <Mark key={name} at={scene.at(name)} />
      ))}
      {insertions.map(({ symbol, cell: name }) => (
        <g key={name}>
          <Tile kind={symbol} at={scene.at(name)} turn={null} className="announced" />
          <Mark at={scene.at(name)} />
        </g>
      ))}
      {moves.map(({ from, to }) => (
        <Way key={from} seat={entry.user} from={scene.at(from)} to={scene.at(to)} />
      ))}
    </g>
  );
}

function Mark({ at }: { readonly at: Point }) {
  return (
    <rect className="mark" x={at.x - CELL / 2 + 1} y={at.y - CELL / 2 + 1} width={CELL - 2} height={CELL - 2} rx="9" />
  );
}

/** A dotted way with an arrow at its end. */
export function Way({ seat, from, to }: { readonly seat: Seat; readonly from: Point; readonly to: Point }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(26, length * 0.16);
  const [mx, my] = [(from.x + to.x) / 2 + uy * bend, (from.y + to.y) / 2 - ux * bend];
  const [start, end] = [
    { x: from.x + ux * 18, y: from.y + uy * 18 },
    { x: to.x - ux * 16, y: to.y - uy * 16 },
  ];
  return (
    <g className={`way ${seatClass(seat)}`}>
      <path className="halo" d={`M${start.x} ${start.y}Q${mx} ${my} ${end.x} ${end.y}`} />
      <path d={`M${start.x} ${start.y}Q${mx} ${my} ${end.x} ${end.y}`} markerEnd="url(#cal-arrow)" />
    </g>
  );
}

/** Dashed rings round what has just changed; they fade by themselves. */
export function Fresh({
  happened,
  step,
  scene,
}: {
  readonly happened: readonly Event[];
  readonly step: number;
  readonly scene: Scene;
}) {
  const cells = new Set(happened.flatMap(touched));
  return (
    <g className="cal-fresh" key={step}>
      {[...cells].map((cell) => {
        const { x, y } = scene.at(cell);
        return <rect key={cell} x={x - CELL / 2 - 1} y={y - CELL / 2 - 1} width={CELL + 2} height={CELL + 2} rx="9" />;
      })}
    </g>
  );
}

/** The cells an event changed. */
export function touched(event: Event): readonly CellName[] {
  switch (event.kind) {
    case 'inserted':
      return [event.insertion.cell];
    case 'relocated':
      return [event.from, event.to];
    case 'pushed':
      return [event.mirror, event.cell];
    case 'decayed':
      return [event.mirror];
    case 'burned':
    case 'cleaned':
    case 'transformed':
    case 'destroyed':
    case 'waterfall-expired':
    case 'walked':
    case 'invaded':
      return [event.cell];
    default:
      return [];
  }
}
