/** Laying out a table that is already being played: a piece and a number (or a name, a suit) are a stamp; every place that has it is touched. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Believed } from '@tavola/kernel/table/picture.ts';
import type { ReactNode } from 'react';
import { type EveningModel, useEvening } from '../model/context.ts';
import { piecesOf, placesOfMap } from '../model/pieces.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { colours, GameGlyph } from '../parts/line-view.tsx';
import { Tile } from './tile.tsx';

const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

export function StampTray({ of, whose }: { readonly of: Seat; readonly whose: ReactNode }) {
  const words = useTellingWords();
  const model = useEvening();
  const { stamp, take } = model.telling;
  const held = stamp?.kind === 'lay' ? stamp : null;
  return (
    <>
      <div className="evening-tray">
        {whose}
        {piecesOf(model, of)
          .filter(({ standsAt }) => !standsAt)
          .map((piece) => (
            <Tile
              key={piece.id}
              label={piece.name}
              isOn={held?.piece.id === piece.id}
              onTouch={() => take({ kind: 'lay', piece, count: 1 })}
            >
              <i style={colours(model, of)}>
                <GameGlyph id={piece.glyph} />
              </i>
            </Tile>
          ))}
        <NamedTiles />
        <Tile label={words.cancel} onTouch={() => take(null)}>
          <Glyph id="close" />
        </Tile>
      </div>
      <div className="evening-numbers">
        {NUMBERS.map((count) => (
          <button
            key={count}
            type="button"
            aria-label={words.stampCount(count)}
            aria-pressed={held?.count === count}
            aria-disabled={held === null}
            onClick={() => held && take({ ...held, count })}
          >
            {count}
          </button>
        ))}
      </div>
    </>
  );
}

/** What lies in places by its name: suit markers. */
function namedFacts(model: EveningModel): readonly Believed[] {
  const places = placesOfMap(model);
  return model.evening.app.table.facts().filter(({ among, place, fact }) => {
    const first = 'min' in among ? undefined : among[0];
    const isDrawn = first !== undefined && model.open.face.real?.pictured?.(String(first)) != null;
    return isDrawn && places.includes(place) && !('of' in fact);
  });
}

export function hasUnknownNames(model: EveningModel): boolean {
  return namedFacts(model).some(({ sure }) => !sure);
}

export function NamedTiles() {
  const model = useEvening();
  const { open, say, telling } = model;
  const { stamp, take } = telling;
  const [named] = namedFacts(model);
  if (named === undefined || 'min' in named.among) return null;
  const { fact, among } = named;
  return among.map(String).map((value) => {
    const isOn = stamp?.kind === 'name' && stamp.value === value;
    return (
      <Tile
        key={value}
        label={open.text.real?.value(value, say, fact) ?? value}
        isOn={isOn}
        onTouch={() => take(isOn ? null : { kind: 'name', fact: fact.kind, value })}
      >
        <GameGlyph id={open.face.real?.pictured?.(value) ?? value} />
      </Tile>
    );
  });
}
