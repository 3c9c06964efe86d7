/** The end of an evening, under the thumb: the ways on. Who won and how stands above. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { go } from '../../browser/router.tsx';
import { useEvening } from '../model/context.ts';
import { saveEveningFile } from '../model/evening-file.ts';
import { useEveningWords } from '../model/words.ts';

export function End() {
  const words = useEveningWords();
  const { evening, open, attempt, to } = useEvening();
  const { outcome } = evening.app.table;
  if (!outcome) return null;
  return (
    <>
      {outcome.legacy && (
        <button
          type="button"
          className="btn primary ask-go"
          onClick={async () => go(`/chronicle/${await evening.keepChronicle()}`)}
        >
          <Glyph id="log" />
          {evening.kept === null ? words.keepChronicle : words.toChronicle}
        </button>
      )}
      <div className="evening-moves middle">
        <button type="button" className="btn" onClick={() => to('log')}>
          <Glyph id="replay" className="s" />
          {words.review}
        </button>
        <button type="button" className="btn" onClick={() => saveEveningFile(evening.document)}>
          <Glyph id="download" className="s" />
          {words.file}
        </button>
        <button type="button" className="btn" onClick={() => go(`/assistant/new/${open.face.id}`)}>
          <Glyph id="repeat" className="s" />
          {words.again}
        </button>
        <button type="button" className="btn" onClick={() => attempt(() => evening.undo())}>
          <Glyph id="undo" className="s" />
          {words.notOver}
        </button>
      </div>
    </>
  );
}
