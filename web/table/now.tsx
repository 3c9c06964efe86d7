/**
 * Two speeds. What answers a touch directly (the decision bar) is drawn with the table as it is now; boards and panels follow in the
 * next picture.
 */
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { type TableModel, TableProvider } from './model.ts';

const Now = createContext<TableModel | null>(null);

export function TableNow({ now, children }: { readonly now: TableModel; readonly children: ReactNode }) {
  return (
    <Now value={now}>
      <TableProvider value={useDeferredValue(now)}>{children}</TableProvider>
    </Now>
  );
}

/** Does not wait for the rest. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  return <TableProvider value={useContext(Now)}>{children}</TableProvider>;
}
