/**
 * Two speeds. What answers a touch directly (the decision bar) is drawn with the table as it is now; boards and panels follow in the
 * next picture.
 */
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { type TableParts, TableProvider } from './parts.tsx';

const Now = createContext<Partial<TableParts>>({});

/** Busy while boards and panels have not followed yet. */
export function TableNow({ now, children }: { readonly now: TableParts; readonly children: ReactNode }) {
  const drawn = useDeferredValue(now);
  return (
    <Now value={now}>
      <div className="table-now" aria-busy={drawn !== now}>
        <TableProvider parts={drawn}>{children}</TableProvider>
      </div>
    </Now>
  );
}

/** Does not wait for the rest. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  return <TableProvider parts={useContext(Now)}>{children}</TableProvider>;
}
