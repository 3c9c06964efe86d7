/** The way to where the evening stood before somebody went back, or before another tab went on with it. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useText } from '../text/catalogue.ts';
import { useEvening } from './context.ts';

/** `onlyNew`: not when something else was answered since people went back themselves. */
export function Recover({ onlyNew = false }: { readonly onlyNew?: boolean }) {
  const t = useText();
  const { evening, attempt, showTurn } = useEvening();
  const { isTakenUp } = evening;
  const { undone } = evening.app;
  if (undone === null || (onlyNew && !undone.isNext && !isTakenUp)) return null;
  const recover = () => {
    attempt(() => evening.recover());
    showTurn();
  };
  return (
    <p className="evening-recover" role="status">
      {isTakenUp && <span>{t.assistant.takenUp}</span>}
      <button type="button" className="btn" onClick={recover}>
        <Glyph id="undo" className="s redo" />
        {undone.isNext ? t.assistant.redo(undone.picks) : t.assistant.recover(undone.picks)}
      </button>
    </p>
  );
}
