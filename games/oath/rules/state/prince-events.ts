/** What a Prince tells of himself (OATH-9). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Column, NodeId } from '../../data/mind.ts';
import type { Place } from './moves.ts';
import type { ThreatLine } from './state.ts';

export type PrinceEvent =
  /** Only at a real table: hands lay out what is his. */
  | { readonly kind: 'prince-ready'; readonly seat: Seat }
  | {
      readonly kind: 'prince-threat';
      readonly seat: Seat;
      readonly threat: ThreatLine | null;
      /** Where both tokens went; null if they stayed. */
      readonly node: NodeId | null;
    }
  | { readonly kind: 'prince-card'; readonly seat: Seat; readonly card: CardId; readonly site: Place | null }
  | {
      readonly kind: 'prince-marker';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly column: Column;
      readonly row: number;
    }
  | { readonly kind: 'prince-actions'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'prince-thinks'; readonly seat: Seat; readonly node: NodeId }
  | { readonly kind: 'prince-skips'; readonly seat: Seat; readonly node: NodeId }
  | { readonly kind: 'prince-travels'; readonly seat: Seat; readonly to: Place }
  | { readonly kind: 'prince-marches'; readonly seat: Seat; readonly to: Place; readonly against: Seat | null }
  /** Attack dice that tactics add, or remove if negative. */
  | { readonly kind: 'tactics'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'tactics-track'; readonly seat: Seat; readonly to: number; readonly dice: number };
