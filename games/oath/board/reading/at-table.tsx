/** A part of the board with what all of it knows; a touch on a card that takes nothing reads it. */
import { byHandle } from '@tavola/games/board/touchable.ts';
import { type ReactNode, useMemo } from 'react';
import type { Move } from '../../rules/state/moves.ts';
import { namesIn } from '../../text/names.ts';
import { type OathBoard, TableContext } from '../parts/context.ts';
import { handlesOf } from '../parts/handles.ts';
import type { OathTable } from '../parts/props.ts';
import { Reader } from './reader.tsx';

type Props = { readonly table: OathTable; readonly className: string; readonly children: ReactNode };

export function AtTable({ table, className, children }: Props) {
  const { choice, view, viewer, say } = table;
  const { words } = say;
  const known = useMemo((): OathBoard => {
    const on = byHandle(choice, (move: Move) => handlesOf(move, view, viewer));
    return { ...table, words, names: namesIn(words), on };
  }, [table, choice, view, viewer, words]);
  return (
    <TableContext.Provider value={known}>
      <Reader className={className}>{children}</Reader>
    </TableContext.Provider>
  );
}
