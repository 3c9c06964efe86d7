/** What was told in this turn, entry by entry: each can be struck, and all of it told from the start. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useEvening } from '../model/context.ts';
import { turnStart } from '../model/entries.ts';
import { useTellingWords } from '../model/telling-words.ts';
import { DeedView, entryText } from './deeds.tsx';

export function ThisTurn({ canStartOver = false }: { readonly canStartOver?: boolean }) {
  const words = useTellingWords();
  const { evening, attempt, telling, open, say } = useEvening();
  if (!telling.isOn) return null;
  const { entries } = telling;
  return (
    <section className="evening-told" aria-label={words.thisTurn}>
      <h3>
        {words.thisTurn} <b>{entries.length}</b>
      </h3>
      {entries.length === 0 && <p>{words.nothingYet}</p>}
      <ol>
        {entries.map((one) => (
          <li key={one.entry.from}>
            <span className="told">
              {one.deeds.map((deed, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the deeds of an entry keep their order.
                <DeedView key={i} deed={deed} />
              ))}
            </span>
            <button
              type="button"
              className="ib"
              aria-label={words.strike(entryText(words, { open, say }, one.deeds))}
              onClick={() => telling.strike(one)}
            >
              <Glyph id="close" />
            </button>
          </li>
        ))}
      </ol>
      {canStartOver && entries.length > 0 && (
        <button type="button" className="btn" onClick={() => attempt(() => evening.goTo(turnStart(evening)))}>
          <Glyph id="undo" className="s" />
          {words.startOver}
        </button>
      )}
    </section>
  );
}
