/** A plot with its title and, beside it, the same in a table that any eyes and ears can read. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLabWords } from './words.ts';

type PlotCell = string | number | null;
export type PlotTable = { readonly head: readonly string[]; readonly rows: readonly (readonly PlotCell[])[] };
type Props = {
  readonly title: string;
  readonly note?: string | undefined;
  readonly table: PlotTable;
  readonly children: ReactNode;
  readonly className?: string;
};

export function PlotCard({ title, note, table, children, className = '' }: Props) {
  const t = useLabWords();
  return (
    <section className={`lab-card ${className}`}>
      <header>
        <h2>{title}</h2>
        {note && <span>{note}</span>}
      </header>
      <div className="lab-figure">{children}</div>
      <details>
        <summary>{t.table}</summary>
        <Rows title={title} table={table} />
      </details>
    </section>
  );
}

function Rows({ title, table: { head, rows } }: { readonly title: string; readonly table: PlotTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard too.
    <section className="lab-table" aria-label={title} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={i} scope="col">
                {name || <span className="sr">{title}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest], i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={i}>
              <th scope="row">{first}</th>
              {rest.map((cell, j) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={j}>{cell ?? '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The width that a plot has, so that its letters keep their size on every screen. */
export function useWidth(): readonly [ref: RefObject<HTMLDivElement | null>, width: number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
