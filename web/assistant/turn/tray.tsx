/** What a person's hand can take up: pieces to place or take, a move, the swords; and the strip with what was told last. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type ReactNode, useState } from 'react';
import { useEvening } from '../model/context.ts';
import { type LastTold, type Piece, piecesOf, type Stamp } from '../model/telling.ts';
import { useEveningWords } from '../model/words.ts';
import { colours, figureOf, GameGlyph, Shield } from './line-view.tsx';

export function Tray({ seat }: { readonly seat: Seat }) {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, say, telling } = model;
  const { stamp, take } = telling;
  const [of, choose] = useState(seat);
  const [isTaking, setTaking] = useState(false);
  const seats = evening.app.table.agreement.seats.map((_, i) => i).filter((i) => piecesOf(model, i).length > 0);
  const next = seats[(seats.indexOf(of) + 1) % seats.length] ?? of;
  const figure = figureOf(model, of);
  const isHeld = (piece: Piece) => (stamp?.kind === 'place' || stamp?.kind === 'take') && stamp.piece.id === piece.id;
  const toggle = (wanted: Stamp, isOn: boolean) => take(isOn ? null : wanted);
  return (
    <>
      <Chip />
      <div className="evening-tray">
        <Tile label={say.who(of)} about={words.piecesOf(say.who(next))} onTouch={() => choose(next)}>
          <i style={colours(model, of)}>{figure ? <GameGlyph id={figure} /> : <Glyph id="person" />}</i>
        </Tile>
        <Tile
          label={isTaking ? words.taking : words.placing}
          onTouch={() => {
            setTaking(!isTaking);
            take(null);
          }}
        >
          <Glyph id={isTaking ? 'minus' : 'plus'} />
        </Tile>
        {piecesOf(model, of).map((piece) => (
          <Tile
            key={piece.id}
            label={piece.name}
            isOn={isHeld(piece)}
            onTouch={() => toggle({ kind: isTaking ? 'take' : 'place', piece }, isHeld(piece))}
          >
            <i style={colours(model, of)}>
              <GameGlyph id={piece.glyph} />
            </i>
          </Tile>
        ))}
        <Tile
          label={words.moving}
          isOn={stamp?.kind === 'move'}
          onTouch={() => toggle({ kind: 'move', from: null }, stamp?.kind === 'move')}
        >
          <Glyph id="turn-forward" />
        </Tile>
        <Tile
          label={words.battle}
          isOn={stamp?.kind === 'battle'}
          onTouch={() => toggle({ kind: 'battle' }, stamp?.kind === 'battle')}
        >
          <GameGlyph id="battle" />
        </Tile>
      </div>
    </>
  );
}

type TileProps = {
  readonly label: string;
  readonly about?: string;
  readonly isOn?: boolean;
  readonly onTouch: () => void;
  readonly children: ReactNode;
};

function Tile({ label, about, isOn, onTouch, children }: TileProps) {
  return (
    <button type="button" aria-pressed={isOn} aria-description={about} onClick={onTouch}>
      {children}
      <span>{label}</span>
    </button>
  );
}

/** Always in the same strip: what was told last, its count, and the way back. Nothing told yet: what to do. */
function Chip() {
  const words = useEveningWords();
  const { evening, attempt, telling } = useEvening();
  const { told } = telling;
  return (
    <div className="evening-chip" role="status">
      {told ? (
        <>
          <Glyph id="check" className="s" />
          <ToldWords told={told} />
          <button
            type="button"
            className="ib"
            aria-label={words.less(told.piece.name)}
            onClick={() => telling.recount(told.count - 1)}
          >
            <Glyph id="minus" />
          </button>
          <button
            type="button"
            className="ib"
            aria-label={words.more(told.piece.name)}
            onClick={() => telling.recount(told.count + 1)}
          >
            <Glyph id="plus" />
          </button>
          <button type="button" className="btn sm" onClick={() => attempt(() => evening.undo())}>
            <Glyph id="undo" className="s" />
            {words.takeBackLast}
          </button>
        </>
      ) : (
        <span>{words.tellHint}</span>
      )}
    </div>
  );
}

function ToldWords({ told: { kind, piece, count, from, to } }: { readonly told: LastTold }) {
  const words = useEveningWords();
  const { open, say } = useEvening();
  const shield = (place: string) => {
    const number = /\d+$/.exec(place)?.[0];
    return number ? <Shield text={number} /> : (open.text.real?.place(place, say) ?? place);
  };
  return (
    <span className="told">
      {words.did[kind]} <b>{count}</b> {kind === 'move' ? '' : piece.name} {from !== null && shield(from)}
      {to !== null && <i>→</i>} {to !== null && shield(to)}
    </span>
  );
}
