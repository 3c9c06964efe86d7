/** What a person's hand can take up: pieces (pulled to the map, or a stamp until touched again), the swords, the board, what has no place on the map. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { useState } from 'react';
import { usePull } from '../map/use-pull.ts';
import { useEvening } from '../model/context.ts';
import { type Piece, piecesOf } from '../model/pieces.ts';
import type { Stamp } from '../model/telling.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import { hasUnknownNames, NamedTiles, StampTray } from './stamp-tray.tsx';
import { Figure, Tile } from './tile.tsx';
import { Tiles } from './tiles.tsx';

export function Tray({ seat }: { readonly seat: Seat }) {
  const words = useTellingWords();
  const model = useEvening();
  const { evening, open, say, show, telling } = model;
  const { stamp, take } = telling;
  const [of, choose] = useState(seat);
  const seats = evening.app.table.agreement.seats.map((_, i) => i).filter((i) => piecesOf(model, i).length > 0);
  const next = seats[(seats.indexOf(of) + 1) % seats.length] ?? of;
  const toggle = (wanted: Stamp, isOn: boolean) => take(isOn ? null : wanted);
  const own = open.face.real?.panel?.(of);
  const whose = (
    <Tile label={say.who(of)} about={words.piecesOf(say.who(next))} onTouch={() => choose(next)}>
      <Figure seat={of} />
    </Tile>
  );
  if (stamp?.kind === 'lay') return <StampTray of={of} whose={whose} />;
  return (
    <div className="evening-tray">
      {piecesOf(model, of).map((piece) => (
        <PieceTile
          key={piece.id}
          piece={piece}
          stamp={stamp}
          onTouch={(isOn) => toggle({ kind: 'place', piece }, isOn)}
        />
      ))}
      <Swords seat={of} onTouch={(isOn) => toggle({ kind: 'battle' }, isOn)} />
      <Tile
        label={words.moving}
        isOn={stamp?.kind === 'move'}
        onTouch={() => toggle({ kind: 'move', from: null }, stamp?.kind === 'move')}
      >
        <Glyph id="turn-forward" />
      </Tile>
      {own !== undefined && (
        <Tile label={words.board} onTouch={() => show(own)}>
          <GameGlyph id="item-hammer" />
        </Tile>
      )}
      <Tiles />
      {whose}
      {(hasUnknownNames(model) || stamp?.kind === 'name') && <NamedTiles />}
      <Tile
        label={words.stamps}
        onTouch={() => {
          const [piece] = piecesOf(model, of);
          if (piece) take({ kind: 'lay', piece, count: 1 });
        }}
      >
        <Glyph id="stack" />
      </Tile>
    </div>
  );
}

type PieceTileProps = {
  readonly piece: Piece;
  readonly stamp: Stamp | null;
  readonly onTouch: (isOn: boolean) => void;
};

/** Pulled to a place it comes there; touched it is a stamp. */
function PieceTile({ piece, stamp, onTouch }: PieceTileProps) {
  const words = useTellingWords();
  const model = useEvening();
  const isOn = stamp?.kind === 'place' && stamp.piece.id === piece.id;
  const { onPointerDown, onClickCapture } = usePull({
    load: () => ({ piece, count: 1, from: null, most: 1 }),
    drop: model.telling.carry,
  });
  return (
    <Tile
      label={piece.name}
      about={piece.left === undefined ? undefined : words.supply(piece.name, piece.left)}
      isOn={isOn}
      onTouch={() => onTouch(isOn)}
      onPointerDown={onPointerDown}
      onClickCapture={onClickCapture}
    >
      <i style={colours(model, piece.of)}>
        <GameGlyph id={piece.glyph} />
      </i>
      {piece.left !== undefined && (
        <b className="left" aria-hidden="true">
          {piece.left}
        </b>
      )}
    </Tile>
  );
}

/** Pulled to a place, or touched and then the place: there is a battle. */
function Swords({ seat, onTouch }: { readonly seat: Seat; readonly onTouch: (isOn: boolean) => void }) {
  const words = useTellingWords();
  const { telling } = useEvening();
  const isOn = telling.stamp?.kind === 'battle';
  const swords: Piece = { id: 'battle', of: seat, name: words.battle, glyph: 'battle', moves: false };
  const pull = usePull({
    load: () => ({ piece: swords, count: 1, from: null, most: 1 }),
    drop: ({ to }) => to !== null && telling.fight(to),
  });
  return (
    <Tile label={words.battle} isOn={isOn} onTouch={() => onTouch(isOn)} {...pull}>
      <GameGlyph id="battle" />
    </Tile>
  );
}
