/** What lies ahead after going back, and what something else cut off: all of it can be had again. */

import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useSettings } from '../../browser/settings.ts';
import { useEvening } from '../model/context.ts';
import { useEveningWords } from '../model/words.ts';

/** Another tab was faster. */
export function TakenUp() {
  const words = useEveningWords();
  const { evening, attempt } = useEvening();
  const [newest] = evening.app.trail.branches;
  if (!evening.isTakenUp || newest === undefined) return null;
  return (
    <p className="evening-recover" role="status">
      <span>{words.takenUp}</span>
      <button type="button" className="btn" onClick={() => attempt(() => evening.recover(0))}>
        <Glyph id="fork" className="s" />
        {words.recover(newest.picks, null)}
      </button>
    </p>
  );
}

export function Recover() {
  const words = useEveningWords();
  const { language } = useSettings();
  const { evening, attempt, to } = useEvening();
  const { trail, table } = evening.app;
  const go = (move: () => void) => {
    attempt(move);
    to('turn');
  };
  const at = (when: number) => new Date(when).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div className="evening-recover">
      {trail.ahead > 0 && (
        <button type="button" className="btn" onClick={() => go(() => evening.goTo(table.count + trail.ahead))}>
          <Glyph id="redo" className="s" />
          {words.redoAll(trail.ahead)}
        </button>
      )}
      {trail.branches.map(({ from, picks, when }, place) => (
        <button
          key={`${from} ${picks} ${when}`}
          type="button"
          className="btn"
          onClick={() => go(() => evening.recover(place))}
        >
          <Glyph id="fork" className="s" />
          {words.recover(picks, when === undefined ? null : at(when))}
        </button>
      ))}
    </div>
  );
}
