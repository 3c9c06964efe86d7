/** What every part of the board knows: the table's props, which thing stands for which open options, and how a card is read. */
import { createContext, useContext } from 'react';
import type { CardId } from '../data/cards.ts';
import type { Names } from '../text/names.ts';
import type { Words } from '../text/words.ts';
import type { Handle } from './handles.ts';
import type { OathTable } from './props.ts';

export type Known = OathTable & {
  readonly words: Words;
  readonly names: Names;
  /** The open options that any of these handles stands for. */
  idsOf(handles: readonly Handle[]): readonly string[];
  /** Would one of these handles stand for a move that a clause refuses? */
  isRefused(handles: readonly Handle[]): boolean;
  /** Asks why nothing that these handles stand for is possible. */
  why(handles: readonly Handle[], at: Element | null): void;
};

export const TableContext = createContext<Known | null>(null);

export function useOath(): Known {
  const known = useContext(TableContext);
  if (known === null) throw new Error('a part of the board of Oath stands outside its table');
  return known;
}

/** Opens the sheet of a card. */
export const ReadContext = createContext<(card: CardId) => void>(() => {});
export const useRead = () => useContext(ReadContext);
