/** A part of the board with what all of it knows; a touch on a card that takes nothing reads it. */
import { type ReactNode, useMemo } from 'react';
import type { Move } from '../rules/moves.ts';
import { namesIn } from '../text/names.ts';
import { type Known, TableContext } from './context.ts';
import { type Handle, handlesOf, touchable } from './handles.ts';
import type { OathTable } from './props.ts';
import { Reader } from './reader.tsx';

type Props = { readonly table: OathTable; readonly className: string; readonly children: ReactNode };

export function AtTable({ table, className, children }: Props) {
  const { choice, view, viewer, say } = table;
  const { words } = say;
  const known = useMemo((): Known => {
    const things = touchable(choice?.open ?? [], view, viewer);
    const meets = (handles: readonly Handle[]) => (move: Move) =>
      handlesOf(move, view, viewer).some((handle) => handles.includes(handle));
    return {
      ...table,
      words,
      names: namesIn(words),
      idsOf: (handles) => [...new Set(handles.flatMap((handle) => things.get(handle) ?? []))],
      isRefused: (handles) => choice?.refused.some(({ move }) => meets(handles)(move)) ?? false,
      why: (handles, at) => choice?.why(meets(handles), at),
    };
  }, [table, choice, view, viewer, words]);
  return (
    <TableContext.Provider value={known}>
      <Reader className={className}>{children}</Reader>
    </TableContext.Provider>
  );
}
