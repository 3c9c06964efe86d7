/** A person's turn: everything is told on the map; here are the strip, the tray, and the two endings. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { movesAt, optionText, useEvening } from '../model/context.ts';
import { piecesOf } from '../model/pieces.ts';
import { useEveningWords } from '../model/words.ts';
import { Chip } from './chip.tsx';
import { Tray } from './tray.tsx';

export function OutsideTurn() {
  const words = useEveningWords();
  const model = useEvening();
  const { evening, open, say, attempt } = model;
  const [seat = 0] = evening.app.table.pending;
  const [told, asked, ...others] = movesAt(model, null);
  const hasTray = piecesOf(model, seat).length > 0;
  const untiled = others.filter(({ move }) => !hasTray || !open.face.real?.tile?.(move, say));
  const answer = (id: string) => attempt(() => evening.answer(id));
  return (
    <>
      {hasTray ? (
        <>
          <Chip />
          <Tray seat={seat} />
        </>
      ) : (
        <p className="ask-hint">{open.text.real?.ownTurn ?? words.changed}</p>
      )}
      {untiled.length > 0 && (
        <div className={`evening-moves ${hasTray ? 'row' : ''}`}>
          {untiled.map(({ id, move }) => (
            <button key={id} type="button" className="btn" onClick={() => answer(id)}>
              {optionText(model, move)}
            </button>
          ))}
        </div>
      )}
      <div className="ask-row">
        {asked && (
          <button
            type="button"
            className={`btn ${hasTray ? 'ask-side' : 'ask-go'}`}
            aria-label={optionText(model, asked.move)}
            onClick={() => answer(asked.id)}
          >
            {hasTray ? <Glyph id="why" /> : optionText(model, asked.move)}
          </button>
        )}
        {told && (
          <button type="button" className="btn primary ask-go" onClick={() => answer(told.id)}>
            {optionText(model, told.move)}
          </button>
        )}
      </div>
    </>
  );
}
