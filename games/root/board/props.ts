/** The types of this board, once, and what its parts ask of a choice. */
import type { BoardOption, SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Ask } from '../rules/asks.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { Words } from '../text/type.ts';
import type { View } from '../view.ts';

export type Props = TableProps<View, Move, Ask, Event, Words>;
export type PanelProps = SeatPanelProps<View, Move, Ask, Event, Words>;
/** What a faction's board is drawn from. */
export type BoardProps = { readonly props: Props; readonly seat: Seat };
export type Option = BoardOption<Move>;
export type AskKind = Extract<Ask, string> | Extract<Ask, { kind: string }>['kind'];

export function askKind(ask: Ask): AskKind {
  return typeof ask === 'string' ? ask : ask.kind;
}

/** The question, if it is one of this kind. */
export function askOf<K extends AskKind>({ choice }: Pick<Props, 'choice'>, kind: K) {
  const ask = choice?.ask;
  return ask !== undefined && typeof ask === 'object' && ask.kind === kind ? (ask as Extract<Ask, { kind: K }>) : null;
}

/** The open options of one kind of move. */
export function openOf<K extends Move['kind']>(
  { choice }: Pick<Props, 'choice'>,
  kind: K,
): readonly { readonly id: string; readonly move: Extract<Move, { kind: K }> }[] {
  return (choice?.open ?? []).filter(({ move }) => move.kind === kind) as never;
}

/** The class that gives a seat its faction's colours. */
export function factionClass(view: View, seat: Seat): string {
  const faction = view.open.players[seat]?.faction ?? view.open.picked[seat];
  return faction ? `f-${faction}` : '';
}
