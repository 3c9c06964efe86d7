/** What every part of the board knows: the table's props and which thing stands for which open options. */
import type { TableProps } from '@tavola/games/board/contract.ts';
import { byHandle, type Handle, type Touchable } from '@tavola/games/board/touchable.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Ask, Event, Move } from '../../rules/state/moves.ts';
import type { View } from '../../rules/view.ts';
import type { CardText } from '../../text/cards.ts';
import type { Tongue } from '../../text/names.ts';
import type { Words } from '../../text/words.ts';
import { type Fresh, freshFrom } from './fresh.ts';
import { handlesOf } from './handles.ts';

export type EvenfallTable = TableProps<View, Move, Ask, Event, Words>;
type TableContext = EvenfallTable & {
  /** What the thing with these handles stands for now. */
  readonly on: (...handles: readonly Handle[]) => Touchable;
  readonly words: Words;
  /** What stands on the cards. */
  readonly texts: CardText;
  readonly tongue: Tongue;
  /** The things that the events just told concern. */
  readonly fresh: Fresh;
};

const Context = createContext<TableContext | null>(null);

export function AtTable({ table, children }: { readonly table: EvenfallTable; readonly children: ReactNode }) {
  const { choice, happened } = table;
  const { words } = table.say;
  const { texts } = words;
  const on = useMemo(() => byHandle(choice, handlesOf), [choice]);
  const fresh = useMemo(() => freshFrom(happened), [happened]);
  return (
    <Context.Provider value={{ ...table, on, words, texts, tongue: texts.tongue, fresh }}>{children}</Context.Provider>
  );
}

export function useTable(): TableContext {
  const known = useContext(Context);
  if (known === null) throw new Error('a part of the Evenfall board stands outside its table');
  return known;
}

export function useWords(): Words {
  return useTable().words;
}
