/** Labyrinx on the web table: red fog over carved stone. */

import type { GameBoard } from '@tavola/games/board/contract.ts';
import { named } from '@tavola/games/board/named.ts';
import { Targets } from '@tavola/games/board/targets.tsx';
import { useMemo } from 'react';
import type { Event } from '../rules/state/events.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { CardView, View } from '../rules/view.ts';
import { faceName, place } from '../text/names.ts';
import type { Words } from '../text/words.ts';
import { Actions } from './actions.tsx';
import { Face, Fog, Memory } from './card.tsx';
import { Asked, Costs, Die, Fresh, Preview } from './effects.tsx';
import { ASPECT, CELL, type Geometry, geometryOf, occupied } from './geometry.ts';
import { Definitions, FogBank, Ground, Hall } from './ground.tsx';
import { Hand } from './hand.tsx';
import { Pieces } from './pieces.tsx';
import { placed, placesOf } from './places.ts';
import type { Props } from './props.ts';
import { SeatBoard, SeatPanel } from './seat-panel.tsx';
import { Token } from './token.tsx';
import './colours.css';
import './board.css';
import './shelf.css';

export const board: GameBoard<View, Move, Ask, Event, Words> = {
  layout: 'rail',
  aspect: ASPECT,
  occupied: ({ view }) => occupied(view),
  Board,
  Hand,
  Reserve: Actions,
  SeatPanel,
  SeatBoard,
  Closeup,
  Token,
  closeup: (thing) => thing.startsWith('face:'),
  placed,
};

/** A path card, large. */
function Closeup({ thing, text }: { readonly thing: string; readonly text: string }) {
  return (
    <>
      <svg className="lab-closeup" viewBox={`0 0 ${CELL} ${CELL}`} aria-hidden="true">
        <Face face={thing.slice('face:'.length)} rotation={0} />
      </svg>
      <p>{text}</p>
    </>
  );
}

function Board(props: Props) {
  const { view, viewer, choice, say, step, pace } = props;
  const geometry = useMemo(() => geometryOf(view), [view]);
  const places = placesOf(props, geometry);
  const legal = places.filter(({ options }) => options.length > 0).length;
  const drawn = { props, geometry };
  return (
    <>
      <svg
        className="lab-board"
        viewBox={`0 0 ${geometry.width} ${geometry.height}`}
        role="img"
        aria-label={[say.words.board(view.width, view.height, legal), ...lookedAt(props)].join(' ')}
      >
        <Definitions />
        <Ground width={view.width} height={view.height} geometry={geometry} />
        <FogBank cards={view.cards} geometry={geometry} />
        {view.cards.map((card) => (
          <PathCard key={`${card.cell} ${card.open}`} card={card} geometry={geometry} />
        ))}
        <Hall hall={view.hall} width={view.width} height={view.height} geometry={geometry} />
        <Fresh {...drawn} />
        <Asked {...drawn} />
        <Preview {...drawn} />
        <Pieces view={view} geometry={geometry} me={viewer === 'spectator' ? null : viewer} step={step} pace={pace} />
        <Die {...drawn} />
      </svg>
      <Targets width={geometry.width} height={geometry.height} places={places} choice={choice} />
      <svg className="lab-over" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
        <Costs {...drawn} />
      </svg>
    </>
  );
}

/** What the viewer looks at right now, in words. */
function lookedAt({ view, say }: Props): string[] {
  const { words } = say;
  return view.cards.flatMap(({ cell, looked, face }) =>
    looked && face !== null ? [`${place(words, cell)}: ${faceName(words, face)}.`] : [],
  );
}

/** Open: its face. Closed: fog; to the one who looks its face through the fog; to all others an eye on it. */
function PathCard({ card, geometry }: { readonly card: CardView; readonly geometry: Geometry }) {
  const { cell, open, face, rotation, resolved, treasure, seen, looked } = card;
  const { x, y } = geometry.at(cell);
  const isShown = looked && face !== null;
  return (
    <g transform={`translate(${x} ${y})`} {...named(`cell:${cell}`)}>
      <g
        className={open ? 'lab-card open' : 'lab-card closed'}
        style={{ transformOrigin: `${CELL / 2}px ${CELL / 2}px` }}
      >
        {open && face !== null && rotation !== null ? (
          <Face face={face} rotation={rotation} resolved={resolved} treasure={treasure} />
        ) : (
          <Fog curl={Math.round((x + 3 * y) / CELL)} />
        )}
        {isShown && (
          <g className="lab-looked">
            <Face face={face} rotation={0} />
            <rect className="lab-look-frame" x="2" y="2" width={CELL - 4} height={CELL - 4} rx="7" />
          </g>
        )}
        {!open && !isShown && (seen || looked || face !== null) && <Memory face={face} />}
      </g>
    </g>
  );
}
