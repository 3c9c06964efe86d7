/** What every part of the board knows: the table's props, which thing stands for which open options, and how a card is read. */
import type { Handle, Touchable } from '@tavola/games/board/touchable.ts';
import { createContext, useContext } from 'react';
import type { CardId } from '../../data/cards.ts';
import type { Names } from '../../text/names.ts';
import type { Words } from '../../text/words.ts';
import type { OathTable } from './props.ts';

export type OathBoard = OathTable & {
  readonly words: Words;
  readonly names: Names;
  /** What a thing with these handles stands for. */
  on(...handles: readonly Handle[]): Touchable;
};

export const TableContext = createContext<OathBoard | null>(null);

export function useOath(): OathBoard {
  const known = useContext(TableContext);
  if (known === null) throw new Error('a part of the board of Oath stands outside its table');
  return known;
}

/** Opens the sheet of a card. */
export const ReadContext = createContext<(card: CardId) => void>(() => {});
export const useRead = () => useContext(ReadContext);
