/** Hand, map, log, rules: what a phone holds while the board is on the screen in the room. */
import { Glyph } from '@tavola/games/board/glyph.tsx';
import { useDeviceWords } from '../../matches/devices/words.ts';
import { useText } from '../../text/catalogue.ts';
import type { HandTab } from './use-hand-tab.ts';

type Sheet = 'log' | 'rules';
type Props = {
  readonly tab: HandTab;
  readonly sheet: string | null;
  readonly onTab: (tab: HandTab) => void;
  readonly onSheet: (sheet: Sheet) => void;
};

export function HandDock({ tab, sheet, onTab, onSheet }: Props) {
  const t = useText();
  const w = useDeviceWords();
  const pages = [
    { id: 'hand', icon: 'hand', name: w.hand },
    { id: 'map', icon: 'table', name: w.map },
  ] as const;
  const sheets = [
    { id: 'log', icon: 'log', name: w.log },
    { id: 'rules', icon: 'rules', name: w.rules },
  ] as const;
  return (
    <nav className="dock hand-dock" aria-label={t.table.panels}>
      {pages.map(({ id, icon, name }) => (
        <button key={id} type="button" aria-pressed={sheet === null && tab === id} onClick={() => onTab(id)}>
          <Glyph id={icon} />
          {name}
        </button>
      ))}
      {sheets.map(({ id, icon, name }) => (
        <button key={id} type="button" aria-pressed={sheet === id} onClick={() => onSheet(id)}>
          <Glyph id={icon} />
          {name}
        </button>
      ))}
    </nav>
  );
}
