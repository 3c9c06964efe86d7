/** What has no place on the map, as tiles: there only while its automaton plays. */
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { movesAt, optionText, useEvening } from '../model/context.ts';
import { GameGlyph } from '../parts/line-view.tsx';
import { Tile } from './tile.tsx';

/** The tile of each move that has one, by its name. */
export function Tiles() {
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const [chosen, choose] = useState<string | null>(null);
  const tiles = new Map<string, { readonly glyph: string; readonly moves: { id: string; text: string }[] }>();
  for (const { id, move } of movesAt(model, null)) {
    const tile = open.face.real?.tile?.(move, say);
    if (!tile) continue;
    const { moves } = tiles.get(tile.name) ?? { moves: [] };
    tiles.set(tile.name, { glyph: tile.glyph, moves: [...moves, { id, text: optionText(model, move) }] });
  }
  const answer = (id: string) => {
    choose(null);
    attempt(() => evening.answer(id));
  };
  return (
    <>
      {[...tiles].map(
        ([
          name,
          {
            glyph,
            moves: [first, ...others],
          },
        ]) => (
          <Tile
            key={name}
            label={name}
            about={others.length === 0 ? first?.text : undefined}
            onTouch={() => (others.length === 0 && first ? answer(first.id) : choose(name))}
          >
            <GameGlyph id={glyph} />
          </Tile>
        ),
      )}
      {chosen !== null && (
        <Dialog kind="sheet" title={chosen} onClose={() => choose(null)}>
          <div className="evening-moves">
            {tiles.get(chosen)?.moves.map(({ id, text }) => (
              <button key={id} type="button" className="btn big" onClick={() => answer(id)}>
                {text}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
