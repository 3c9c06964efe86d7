/** One public thing of a real table of Root, and the place where people look for it. */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing } from '../../data/maps.ts';

export type RootFact =
  | { readonly kind: 'warriors'; readonly clearing: Clearing; readonly of: Seat }
  | { readonly kind: 'piece'; readonly clearing: Clearing; readonly of: Seat; readonly piece: string }
  | { readonly kind: 'pawn'; readonly of: Seat }
  | { readonly kind: 'vp'; readonly of: Seat }
  /** The dominance card with which somebody has left the score track (ROOT-3.3.1). */
  | { readonly kind: 'dominance'; readonly of: Seat }
  /** How many of an item somebody has; of the Vagabond undamaged ones. */
  | { readonly kind: 'item'; readonly of: Seat; readonly item: Item }
  /** How many of an item are in the supply. */
  | { readonly kind: 'supply'; readonly item: Item }
  /** Is the card in somebody's play area? Only those that touch automata. */
  | { readonly kind: 'crafted'; readonly of: Seat; readonly card: Card }
  /** Warriors on a faction board: officers, acolytes. */
  | { readonly kind: 'held'; readonly of: Seat }
  /** Of the Eyrie (ROOT-7.8). */
  | { readonly kind: 'leader'; readonly of: Seat }
  /** The plot that lies face up in a clearing; `none` while it lies face down. */
  | { readonly kind: 'plot'; readonly clearing: Clearing; readonly of: Seat }
  | { readonly kind: 'suit'; readonly clearing: Clearing }
  | { readonly kind: 'ruin'; readonly clearing: Clearing }
  | { readonly kind: 'ferry' }
  /** 1 while the path is closed (ROOT-15.4). */
  | { readonly kind: 'path'; readonly from: Clearing; readonly to: Clearing }
  /** Of a supply of warriors, to compare. */
  | { readonly kind: 'warriors-left'; readonly of: Seat };

/** A player's board and play area. */
export function panel(seat: Seat): string {
  return `seat-${seat}`;
}
export function placeOf(clearing: Clearing): string {
  return `c${clearing}`;
}
