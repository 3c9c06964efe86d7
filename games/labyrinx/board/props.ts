/** The types of this board, once. */
import type { BoardOption, TableProps } from '@tavola/games/board/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Ask, Move } from '../rules/moves.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../view.ts';

export type Props = TableProps<View, Move, Ask, Event, Words>;
export type Option = BoardOption<Move>;

export function askKind(ask: Ask): string {
  return typeof ask === 'string' ? ask : ask.kind;
}

/** The open options of some kinds of moves. */
export function openOf<K extends Move['kind']>(
  { choice }: Props,
  ...kinds: readonly K[]
): readonly { readonly id: string; readonly move: Extract<Move, { kind: K }> }[] {
  const wanted: readonly string[] = kinds;
  return (choice?.open ?? []).filter(({ move }) => wanted.includes(move.kind)) as never;
}
