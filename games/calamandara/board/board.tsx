/** Calamandara on the web table: the cross seen from one side, with everything that stands on it. */
import type { GameBoard } from '@tavola/games/board/contract.ts';
import { Targets } from '@tavola/games/board/targets.tsx';
import { useRef } from 'react';
import type { Ask, Event, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/type.ts';
import { Announcements, Fresh, Protection } from './cross/effects.tsx';
import { CELL, occupied, SIZE, startSpot, turnOf } from './cross/geometry.ts';
import { Grid, StartPoint } from './cross/grid.tsx';
import { Ground } from './cross/ground.tsx';
import { carryKeys, type Keys } from './cross/pieces.ts';
import { type Arrow, arrowsOf, moveCell, placesOf } from './cross/places.ts';
import { Preview } from './cross/preview.tsx';
import { askCell, askKind, askSymbol, type Props, type Scene, sceneOf } from './cross/scene.ts';
import { Tile } from './cross/tile.tsx';
import { Tokens } from './cross/tokens.tsx';
import { Hand } from './hand/hand.tsx';
import { Pack } from './hand/pack.tsx';
import { Stack } from './hand/stack.tsx';
import { placed } from './placed.ts';
import { Reserve } from './reserve/reserve.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { Token } from './token.tsx';
import './board.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'corners',
  aspect: 1,
  occupied: (props) => occupied(sceneOf(props)),
  Board,
  Hand,
  Reserve,
  SeatPanel,
  SeatBoard: SeatPanel,
  Token,
  Stack,
  stacked: (view) => view.stack.length > 0,
  placed,
};

function Board(props: Props) {
  const { view, say, happened, step, choice } = props;
  const scene = sceneOf(props);
  const places = placesOf(props, scene);
  const legal = places.filter((place) => place.options.length > 0);
  const { sides } = say.words;
  return (
    <div className="cal-board">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={say.words.board(legal.length)}>
        <Definitions />
        <Ground />
        <Grid below={scene.below} sides={scene.sides} names={sides} />
        {view.travellers.map(({ seat, side }) => (
          <StartPoint key={seat} seat={seat} at={startSpot(scene.below, side)} now={seat === view.active} />
        ))}
        <Protection view={view} scene={scene} />
        <Symbols props={props} scene={scene} />
        <Announcements view={view} scene={scene} />
        <Tokens props={props} scene={scene} />
        <Fresh happened={happened} step={step} scene={scene} />
        {choice && <Asked choice={choice} scene={scene} />}
        <Preview props={props} scene={scene} />
        {choice && arrowsOf(choice, scene).map((arrow) => <ArrowSign key={arrow.id} {...arrow} />)}
      </svg>
      <Targets width={SIZE} height={SIZE} places={places} choice={choice} />
      <Pack {...props} />
    </div>
  );
}

/** Questions about symbols on the board: the others step back. */
const ABOUT_SYMBOLS: ReadonlySet<string> = new Set(['destroy', 'relocate']);

function Symbols({ props: { view, choice, happened, step }, scene }: { readonly props: Props; readonly scene: Scene }) {
  const keys = useRef<{ readonly step: number; readonly keys: Keys }>({ step: -1, keys: new Map() });
  if (keys.current.step !== step) {
    keys.current = { step, keys: carryKeys(keys.current.keys, view.symbols, happened, step) };
  }
  const burning = typeof choice?.ask === 'object' && choice.ask.kind === 'insert-where' && choice.ask.symbol === 'fire';
  const dims = choice !== null && (burning || ABOUT_SYMBOLS.has(askKind(choice.ask)));
  const open = new Set(choice?.open.map(({ move }) => moveCell(move)));
  const relocating = typeof choice?.ask === 'object' && choice.ask.kind === 'relocate-where' ? choice.ask.cell : null;
  const drawn = view.symbols.map((symbol) => {
    const back = (dims && !open.has(symbol.cell) && !scene.tokenAt.has(symbol.cell)) || symbol.cell === relocating;
    return { ...symbol, key: keys.current.keys.get(symbol.cell) ?? symbol.cell, className: back ? 'dimmed' : '' };
  });
  // Ordered by key, not by cell: an element that keeps its place in the document goes on with its transition.
  return drawn
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ key, kind, cell, way, owner, ripe, className }) => (
      <Tile
        key={key}
        kind={kind}
        at={scene.at(cell)}
        turn={way === null ? null : turnOf(scene.below, way)}
        owner={owner}
        ripe={ripe}
        className={className}
      />
    ));
}

/** The cell a question is about, with the symbol that will lie there. */
function Asked({ choice, scene }: { readonly choice: NonNullable<Props['choice']>; readonly scene: Scene }) {
  const [cell, kind] = [askCell(choice.ask), askSymbol(choice.ask)];
  if (cell === null) return null;
  const { x, y } = scene.at(cell);
  const turning = askKind(choice.ask) === 'which-way' && choice.selected === null;
  return (
    <g className="cal-announced">
      {turning && kind && <Tile kind={kind} at={{ x, y }} turn={null} className="announced" />}
      <rect className="cal-asked" x={x - CELL / 2} y={y - CELL / 2} width={CELL} height={CELL} rx="9" />
    </g>
  );
}

function ArrowSign({ at, turn, double }: Arrow) {
  return (
    <g className="cal-arrow" transform={`translate(${at.x} ${at.y}) rotate(${turn})`}>
      <circle r="18" />
      <path d={double ? 'M0 -11V11M-5 -6L0 -12L5 -6M-5 6L0 12L5 6' : 'M0 11V-10M-7 -3L0 -11L7 -3'} />
    </g>
  );
}

function Definitions() {
  return (
    <defs>
      <radialGradient id="cal-glow">
        <stop offset="0" stopColor="var(--cal-rift)" stopOpacity=".95" />
        <stop offset=".18" stopColor="var(--g-accent-2)" stopOpacity=".7" />
        <stop offset=".45" stopColor="var(--g-accent-2)" stopOpacity=".28" />
        <stop offset="1" stopColor="var(--g-accent-2)" stopOpacity="0" />
      </radialGradient>
      <marker id="cal-arrow" viewBox="0 0 10 10" refX="6" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
        <path d="M0 0l10 5-10 5z" fill="context-stroke" />
      </marker>
    </defs>
  );
}
