/** Which place is good for which kind: a square for each pair, darker where it won more. */
import type { Cell } from '@tavola/bots/lab/result.ts';
import { PlotCard } from './card.tsx';
import { useNaming } from './naming.ts';
import { useLabWords } from './words.ts';

type Props = {
  readonly title: string;
  readonly note: string;
  readonly corner: string;
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly cells: readonly (readonly (Cell | null)[])[];
};

export function Heat({ title, note, corner, rows, columns, cells }: Props) {
  const t = useLabWords();
  const naming = useNaming();
  const rates = cells.flat().flatMap((cell) => (cell ? [cell.rate] : []));
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  const table = {
    head: [corner, ...columns],
    rows: rows.map((name, i) => [
      name,
      ...(cells[i] ?? []).map((cell) =>
        cell ? `${naming.percent(cell.rate)} (${naming.number(cell.games)})` : t.never,
      ),
    ]),
  };
  return (
    <PlotCard title={title} note={note} table={table} className={columns.length > 6 ? 'wide' : ''}>
      <div
        className="lab-heat"
        aria-hidden="true"
        style={{ gridTemplateColumns: `minmax(64px, max-content) repeat(${columns.length}, minmax(30px, 1fr))` }}
      >
        <span />
        {columns.map((name) => (
          <span key={name} className="hc">
            {name}
          </span>
        ))}
        {rows.map((name, i) => [
          <span key={name} className="hr">
            {name}
          </span>,
          ...(cells[i] ?? []).map((cell, j) => {
            const k = cell && most > least ? (cell.rate - least) / (most - least) : 0;
            return (
              <b key={`${name} ${columns[j]}`} style={{ '--k': `${Math.round(100 * k)}%` } as React.CSSProperties}>
                {cell ? Math.round(100 * cell.rate) : '–'}
              </b>
            );
          }),
        ])}
      </div>
    </PlotCard>
  );
}
