/**
 * What a seat may pick. A faction's own moves are in its own file here and begin with its id (`marquise.march`); here stand those that several share.
 * Generic picks (a clearing, a card, a player) mean what the question says.
 */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { FactionId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Suit } from '../../data/suits.ts';
import type { AllianceMove } from './alliance.ts';
import type { CorvidMove } from './corvids.ts';
import type { DuchyMove } from './duchy.ts';
import type { EyrieMove } from './eyrie.ts';
import type { LizardMove } from './lizards.ts';
import type { MarquiseMove } from './marquise.ts';
import type { OutsideMove } from './outside.ts';
import type { RiverfolkMove } from './riverfolk.ts';
import type { VagabondMove } from './vagabond.ts';

export type SharedMove =
  /** Ends a list of actions. */
  | { readonly kind: 'done' }
  /** Declines what a reaction window offers. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'clearing'; readonly clearing: Clearing }
  /** ROOT-15.3. */
  | { readonly kind: 'ferry'; readonly clearing: Clearing }
  | { readonly kind: 'warriors'; readonly count: number }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'suit'; readonly suit: Suit }
  | { readonly kind: 'piece'; readonly piece: string }
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'faction'; readonly faction: FactionId }
  /** Which effect of a removal or move comes first. */
  | { readonly kind: 'effect'; readonly effect: string }
  // Actions that several factions have.
  | { readonly kind: 'craft'; readonly card: Card }
  | { readonly kind: 'battle' }
  | { readonly kind: 'move' }
  | { readonly kind: 'recruit' }
  | { readonly kind: 'build' }
  // What a turn offers besides (windows.ts).
  | { readonly kind: 'use'; readonly card: Card }
  /** ROOT-3.3.1, 3.3.4, 9.2.8. */
  | { readonly kind: 'activate'; readonly card: Card }
  | { readonly kind: 'claim'; readonly card: Card }
  | { readonly kind: 'coalition'; readonly card: Card }
  /** ROOT-15.4. */
  | { readonly kind: 'open-path'; readonly from: Clearing; readonly to: Clearing };

export type Move =
  | SharedMove
  | MarquiseMove
  | EyrieMove
  | AllianceMove
  | VagabondMove
  | LizardMove
  | RiverfolkMove
  | DuchyMove
  | CorvidMove
  | OutsideMove;

export const DONE: SharedMove = { kind: 'done' };
export const PASS: SharedMove = { kind: 'pass' };

export function clearingMove(clearing: Clearing): Extract<SharedMove, { kind: 'clearing' }> {
  return { kind: 'clearing', clearing };
}
export function cardMove(card: Card): Extract<SharedMove, { kind: 'card' }> {
  return { kind: 'card', card };
}
export function seatMove(seat: Seat): Extract<SharedMove, { kind: 'seat' }> {
  return { kind: 'seat', seat };
}
