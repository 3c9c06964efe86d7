/** The types of this board, once. */
import type { BoardOption, TableProps } from '@tavola/games/board/contract.ts';
import type { Event } from '../rules/state/events.ts';
import type { Ask, Move } from '../rules/state/moves.ts';
import type { View } from '../rules/view.ts';
import type { Words } from '../text/words.ts';

export type Props = TableProps<View, Move, Ask, Event, Words>;
export type Option = BoardOption<Move>;

export function askKind(ask: Ask): string {
  return typeof ask === 'string' ? ask : ask.kind;
}
