/**
 * Two speeds. What answers a touch directly (the decision bar) is drawn with the table as it is now; boards and panels follow in the
 * next picture.
 */
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { useText } from '../../text/catalogue.ts';
import { Opening } from '../../ui/opening.tsx';
import { type TableParts, TableProvider } from './parts.tsx';

const Now = createContext<Partial<TableParts>>({});

/** Busy while boards and panels have not followed yet. A table is first drawn in slices, so that a slow phone answers meanwhile. */
export function TableNow({ now, children }: { readonly now: TableParts; readonly children: ReactNode }) {
  const t = useText();
  const drawn = useDeferredValue<TableParts | null>(now, null);
  return (
    <Now value={now}>
      <div className="table-now" aria-busy={drawn !== now}>
        {drawn ? (
          <TableProvider parts={drawn}>{children}</TableProvider>
        ) : (
          <main className="page">
            <Opening>{t.loadingTable}</Opening>
          </main>
        )}
      </div>
    </Now>
  );
}

/** Does not wait for the rest. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  return <TableProvider parts={useContext(Now)}>{children}</TableProvider>;
}
