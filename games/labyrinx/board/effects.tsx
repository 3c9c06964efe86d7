/** Layers 6 and 7: costs of moves, what just changed, the die, the way a selected move takes. */
import { BoardGlyph } from '@tavola/games/board/glyph.tsx';
import type { Event } from '../rules/state/events.ts';
import type { CellName } from '../rules/state/grid.ts';
import type { Cost } from '../rules/state/moves.ts';
import { CELL, type Geometry, MIDDLE, type Point, spot } from './geometry.ts';
import glyphs from './glyphs.svg';
import { boardOptions } from './places.ts';
import { askKind, type Props } from './props.ts';

type Drawn = { readonly props: Props; readonly geometry: Geometry };

/** A dot an action under each cell that can be entered, and a door where one may cost more. */
export function Costs({ props, geometry }: Drawn) {
  return boardOptions(props.choice?.open ?? []).map(({ id, move }) =>
    move.kind === 'move' ? <CostMark key={id} at={geometry.at(move.cell)} cost={move.cost} /> : null,
  );
}

function CostMark({ at, cost }: { readonly at: Point; readonly cost: Cost }) {
  const door = cost !== '1';
  const dots = cost === '2' ? 2 : 1;
  return (
    <g className="lab-cost" transform={`translate(${at.x + MIDDLE} ${at.y + CELL - 4})`}>
      <rect x={door ? -25 : -14} y="-10" width={door ? 50 : 28} height="20" rx="10" />
      {Array.from({ length: dots }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are only counted.
        <circle key={i} cx={(door ? -13 : 0) + i * 11} cy="0" r="4" />
      ))}
      {door && <BoardGlyph sheet={glyphs} id="lab-door" x={13} y={0} size={13} />}
    </g>
  );
}

/** The cell a question is about: the card that is being turned, the one that explodes. */
export function Asked({ props: { choice }, geometry }: Drawn) {
  const ask = choice?.ask;
  if (typeof ask !== 'object' || !('cell' in ask)) return null;
  return <Ring at={geometry.at(ask.cell)} className={`lab-asked ${askKind(ask)}`} />;
}

/** Gold dashes around what changed since the view before. */
export function Fresh({ props: { happened, view, step }, geometry }: Drawn) {
  const cells = new Set(happened.flatMap(touchedBy));
  return [...cells]
    .filter((cell) => view.cards.some((card) => card.cell === cell))
    .map((cell) => <Ring key={`${step} ${cell}`} at={geometry.at(cell)} className="hl-fresh lab-fresh" />);
}

function Ring({ at, className }: { readonly at: Point; readonly className: string }) {
  return <rect className={className} x={at.x + 2} y={at.y + 2} width={CELL - 4} height={CELL - 4} rx="8" />;
}

function touchedBy(event: Event): readonly CellName[] {
  if (event.kind === 'fog') return [];
  if ('cells' in event) return event.cells;
  const filled = 'filled' in event ? event.filled : [];
  return 'cell' in event && event.cell !== null && event.cell !== 'hall' ? [event.cell, ...filled] : filled;
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-6, -6],
    [6, 6],
  ],
  [
    [-6, -6],
    [0, 0],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [0, 0],
    [-6, 6],
    [6, 6],
  ],
  [
    [-6, -7],
    [6, -7],
    [-6, 0],
    [6, 0],
    [-6, 7],
    [6, 7],
  ],
];

/** The die beside the one who rolled it: while the challenge is faced, and in the view that brings its result. */
export function Die({ props: { view, happened, step, say }, geometry }: Drawn) {
  const rolled = happened.findLast((event) => event.kind === 'rolled');
  const shown = view.test ?? (rolled?.kind === 'rolled' ? rolled : null);
  const player = shown && view.players[shown.seat];
  if (!shown || !player) return null;
  const { x, y } = spot(geometry, view, player.space);
  return (
    <g className="lab-die" key={step} transform={`translate(${x + 28} ${y - 28})`}>
      <title>{say.words.die(shown.level)}</title>
      <g className="lab-die-roll">
        <rect x="-14" y="-14" width="28" height="28" rx="6" />
        {(PIPS[shown.level] ?? []).map(([px, py]) => (
          <circle key={`${px} ${py}`} cx={px} cy={py} r="2.6" />
        ))}
      </g>
    </g>
  );
}

/** The way of the selected move, dotted. */
export function Preview({ props: { choice, view, viewer }, geometry }: Drawn) {
  const move = choice?.selected?.move;
  if (!move || viewer === 'spectator' || !('side' in move) || !('cell' in move)) return null;
  const victim = choice?.ask && typeof choice.ask === 'object' && 'victim' in choice.ask ? choice.ask.victim : viewer;
  const from = spot(geometry, view, view.players[victim]?.space ?? 'hall');
  const to = spot(geometry, view, move.cell);
  return <path className="lab-way" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
}
