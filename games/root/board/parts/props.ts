/** The types of this board, once, and what its parts ask of a choice. */
import type { SeatPanelProps, TableProps } from '@tavola/games/board/contract.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { View } from '../../rules/view/view.ts';
import type { Ask } from '../../rules/vocabulary/asks.ts';
import type { Event } from '../../rules/vocabulary/events.ts';
import type { Move } from '../../rules/vocabulary/moves.ts';
import type { Words } from '../../text/type.ts';

export type Props = TableProps<View, Move, Ask, Event, Words>;
export type PanelProps = SeatPanelProps<View, Move, Ask, Event, Words>;
/** What a faction's board is drawn from. */
export type BoardProps = { readonly props: Props; readonly seat: Seat };
export type AskKind = Extract<Ask, string> | Extract<Ask, { kind: string }>['kind'];

export function askKind(ask: Ask): AskKind {
  return typeof ask === 'string' ? ask : ask.kind;
}

/** The question, if it is one of this kind. */
export function askOf<K extends AskKind>({ choice }: Pick<Props, 'choice'>, kind: K) {
  const ask = choice?.ask;
  return ask !== undefined && typeof ask === 'object' && ask.kind === kind ? (ask as Extract<Ask, { kind: K }>) : null;
}

/** The class that gives a seat its faction's colours. */
export function factionClass(view: View, seat: Seat): string {
  const faction = view.open.players[seat]?.faction ?? view.open.picked[seat];
  return faction ? `f-${faction}` : '';
}
