/** What people can tell of a real table of Root: the kinds of facts. Each is declared where it belongs, by what facts.ts lists. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import type { Minister } from './duchy.ts';
import type { Condition } from './vagabond.ts';

export type RootFact =
  | { readonly kind: 'warriors'; readonly clearing: Clearing; readonly of: Seat }
  | { readonly kind: 'piece'; readonly clearing: Clearing; readonly of: Seat; readonly piece: string }
  | { readonly kind: 'pawn'; readonly of: Seat }
  | { readonly kind: 'vp'; readonly of: Seat }
  /** The dominance card with which somebody has left the score track (ROOT-3.3.1). */
  | { readonly kind: 'dominance'; readonly of: Seat }
  /** How many of an item somebody has; of a person's Vagabond undamaged ones, of the Vagabot all. */
  | { readonly kind: 'item'; readonly of: Seat; readonly item: Item }
  /** How many items of the Vagabot are in a condition, whichever they are (AUT-7.2.3); the others are ready. */
  | { readonly kind: 'condition'; readonly of: Seat; readonly condition: Condition }
  /** 1 when the item on this space of his battle track is exhausted, from the left (AUT-7.2.4). */
  | { readonly kind: 'track'; readonly of: Seat; readonly n: number }
  /** His quest (AUT-7.3.3), and slots that his items fill (AUT-7.7.5). */
  | { readonly kind: 'quest'; readonly of: Seat }
  | { readonly kind: 'blocked'; readonly clearing: Clearing; readonly of: Seat }
  /** Cards in a column of the Electric Eyrie's Decree, without the Viziers (AUT-5.3.3). */
  | { readonly kind: 'decree'; readonly of: Seat; readonly column: Suit }
  /** 1 when the minister of the Drillbit Duchy has a crown (AUT-10.7). */
  | { readonly kind: 'minister'; readonly of: Seat; readonly minister: Minister }
  /** The space of the Logical Lizards' conspiracy marker, from 1 (AUT-8.4.2). */
  | { readonly kind: 'conspiracy'; readonly of: Seat }
  /** Open ambushes before an automaton (AUT-S-11). */
  | { readonly kind: 'ambush'; readonly of: Seat; readonly suit: Suit }
  /** Warriors that lie on Coffin Makers (ROOT-14X.4). */
  | { readonly kind: 'coffins'; readonly of: Seat }
  /** How many of an item are in the supply. */
  | { readonly kind: 'supply'; readonly item: Item }
  /** Is the card in somebody's play area? Only those that touch automata. */
  | { readonly kind: 'crafted'; readonly of: Seat; readonly card: Card }
  /** Warriors on a faction board: officers, acolytes. Those in the Burrow are `warriors` of place 0. */
  | { readonly kind: 'held'; readonly of: Seat }
  /** Of the Eyrie (ROOT-7.8). */
  | { readonly kind: 'leader'; readonly of: Seat }
  /** Cards of a suit among the Lost Souls of the Logical Lizards (AUT-8.2.4). */
  | { readonly kind: 'souls'; readonly of: Seat; readonly suit: Suit }
  /** A card that the Riverfolk sell, and the warriors that somebody has on their board (ROOT-11.2.3, AUT-9.2). */
  | { readonly kind: 'market'; readonly of: Seat; readonly n: number }
  | { readonly kind: 'payments'; readonly of: Seat; readonly from: Seat }
  /** 1 in a turn in which the person has bought mercenaries of this Company, a person's or the Robots (ROOT-11.2.7.2). */
  | { readonly kind: 'hired'; readonly of: Seat }
  /** The plot that lies face up in a clearing; `none` while it lies face down. */
  | { readonly kind: 'plot'; readonly clearing: Clearing; readonly of: Seat }
  | { readonly kind: 'suit'; readonly clearing: Clearing }
  | { readonly kind: 'ruin'; readonly clearing: Clearing }
  | { readonly kind: 'ferry' }
  /** 1 while the path is closed (ROOT-15.4). */
  | { readonly kind: 'path'; readonly from: Clearing; readonly to: Clearing }
  /** Of a supply of warriors, to compare. */
  | { readonly kind: 'warriors-left'; readonly of: Seat };
