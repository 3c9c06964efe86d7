/** When reaction windows are put before me: changed in the prompt itself, and a stop for the next moment while others play. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { type AskMode, askModes } from '@tavola/kernel/host/standing.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import { setSettings, useSettings } from '../../browser/settings.ts';
import { useText } from '../../text/catalogue.ts';
import { useAsked, useGame, useHost, useMatch } from '../model/parts.tsx';
import { orderOf } from '../model/standing.ts';

/** In the prompt of a window: when to be asked from now on. */
export function WindowWish() {
  const t = useText();
  const { windows } = useSettings();
  const { face } = useGame();
  const { asked } = useAsked();
  const { choice } = asked;
  if (!choice || !face.turns?.windows?.includes(kindOf(choice.ask))) return null;
  return (
    <label className="wish">
      <span>{t.table.askMe}</span>
      <select value={windows} onChange={({ target }) => setSettings({ windows: target.value as AskMode })}>
        {askModes.map((wish) => (
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
  const { host } = useHost();
  const { match, viewer } = useMatch();
  const { face } = useGame();
  const { reactions } = host;
  if (!reactions || !face.turns?.windows || viewer === 'spectator' || match.status !== 'playing') return null;
  const { stop } = orderOf(match, viewer);
  return (
    <button
      type="button"
      className="btn quiet sm"
      aria-pressed={stop}
      onClick={() => reactions.order(viewer, { stop: !stop }).catch(() => {})}
    >
      <Glyph id="pause" className="s" />
      {stop ? t.table.stopping : t.table.stop}
    </button>
  );
}
