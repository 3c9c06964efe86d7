/** When reaction windows are put before me: changed in the prompt itself, and a stop for the next moment while others play. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { kindOf } from '@tavola/kernel/ask.ts';
import { type Standing, standings } from '@tavola/kernel/standing.ts';
import { setSettings, useSettings } from '../settings.ts';
import { useText } from '../text/catalogue.ts';
import { useTable } from './model.ts';
import { orderOf } from './standing.ts';

/** In the prompt of a window: when to be asked from now on. */
export function WindowWish() {
  const t = useText();
  const { windows } = useSettings();
  const { face, asked } = useTable();
  const { choice } = asked;
  if (!choice || !face.reactions?.windows.includes(kindOf(choice.ask))) return null;
  return (
    <label className="wish">
      <span>{t.table.askMe}</span>
      <select value={windows} onChange={({ target }) => setSettings({ windows: target.value as Standing })}>
        {standings.map((wish) => (
          <option key={wish} value={wish}>
            {t.settings.windows.values[wish]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** While others play: be asked at the next moment, whatever it is. */
export function StopButton() {
  const t = useText();
  const { face, host, match, viewer } = useTable();
  if (!face.reactions || viewer === 'spectator' || match.status !== 'playing') return null;
  const { stop } = orderOf(match, viewer);
  return (
    <button
      type="button"
      className="btn quiet sm"
      aria-pressed={stop}
      onClick={() => host.standing(viewer, { stop: !stop }).catch(() => {})}
    >
      <Glyph id="pause" className="s" />
      {stop ? t.table.stopping : t.table.stop}
    </button>
  );
}
