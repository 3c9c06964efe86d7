/** Taking a move back: at once where nothing was learned, otherwise when the others agree. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useState } from 'react';
import { codeOf } from '../host/errors.ts';
import type { PossibleUndo } from '../host/types.ts';
import { problemText, useText } from '../text/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useTable } from './model.ts';

export function UndoButton() {
  const t = useText();
  const { host, viewer, match, say } = useTable();
  const [needed, setNeeded] = useState<PossibleUndo | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (viewer === 'spectator' || match.status === 'abandoned') return null;
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      setProblem(codeOf(error));
    }
  };
  const start = () =>
    attempt(async () => {
      setProblem(null);
      const possible = await host.possibleUndo(viewer);
      if (!possible) setProblem('UNDO_NOTHING');
      else if (possible.asks.length === 0) await host.undo(viewer);
      else setNeeded(possible);
    });
  const ask = () => {
    setNeeded(null);
    attempt(() => host.undo(viewer));
  };
  return (
    <>
      <button type="button" className="ib" aria-label={t.table.undo} onClick={start}>
        <Glyph id="undo" />
      </button>
      {needed && (
        <Dialog title={t.undo.askTitle} onClose={() => setNeeded(null)}>
          <p>{t.undo.askText(needed.asks.map(say.who))}</p>
          <div className="acts">
            <button type="button" className="btn quiet" onClick={() => setNeeded(null)}>
              {t.undo.cancel}
            </button>
            <button type="button" className="btn primary" onClick={ask}>
              {t.undo.ask}
            </button>
          </div>
        </Dialog>
      )}
      {problem && (
        <Dialog title={t.table.undo} onClose={() => setProblem(null)}>
          <p role="alert">{problemText(t, problem)}</p>
        </Dialog>
      )}
    </>
  );
}

/** Somebody asks to take a move back: those concerned answer, the asker waits and may withdraw. */
export function ConsentDialog() {
  const t = useText();
  const { match, host, say, viewer } = useTable();
  const { undo, mine } = match;
  if (!undo) return null;
  const answering = undo.missing.find((seat) => mine.includes(seat));
  const answer = (seat: number, agree: boolean) => host.consent(seat, agree).catch(() => {});
  if (answering !== undefined) {
    return (
      <Dialog title={t.undo.title(say.who(undo.seat))} onClose={() => answer(answering, false)}>
        <p>{mine.length > 1 ? t.undo.textFor(say.who(answering)) : t.undo.text}</p>
        <div className="acts">
          <button type="button" className="btn" onClick={() => answer(answering, false)}>
            {t.undo.refuse}
          </button>
          <button type="button" className="btn primary" onClick={() => answer(answering, true)}>
            {t.undo.agree}
          </button>
        </div>
      </Dialog>
    );
  }
  if (undo.seat !== viewer) return null;
  return (
    <div className="banner" role="status">
      <span>{t.undo.waiting(undo.missing.map(say.who))}</span>
      <button type="button" className="btn sm" onClick={() => answer(undo.seat, false)}>
        {t.undo.withdraw}
      </button>
    </div>
  );
}
