/** In which ways the games ended, the most frequent first. */
import type { Tally } from '@tavola/bots/lab/tally.ts';
import { PlotCard } from './card.tsx';
import { useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

export function Endings({ tally }: { readonly tally: Tally }) {
  const t = useLabWords();
  const naming = useNaming();
  const endings = Object.entries(tally.reasons).sort(([, a], [, b]) => b - a);
  const table = {
    head: [t.columns.ending, t.columns.games, t.columns.share],
    rows: endings.map(([reason, games]) => [
      naming.reason(reason),
      naming.number(games),
      naming.percent(games / tally.finished),
    ]),
  };
  return (
    <PlotCard title={t.endings} note={t.endingsNote} table={table}>
      <ul className="lab-endings" aria-hidden="true">
        {endings.map(([reason, games]) => (
          <li key={reason}>
            <span>{naming.reason(reason)}</span>
            <b>{naming.percent(games / tally.finished)}</b>
            <i style={{ width: `${(100 * games) / Math.max(1, tally.finished)}%` }} />
          </li>
        ))}
      </ul>
    </PlotCard>
  );
}
