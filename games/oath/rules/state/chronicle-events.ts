/** What the Chronicle tells (OATH-8). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { OathId, Suit } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Place } from './moves.ts';

export type ChronicleEvent =
  | { readonly kind: 'chronicle'; readonly seat: Seat }
  | { readonly kind: 'vowed'; readonly seat: Seat; readonly oath: OathId }
  | {
      readonly kind: 'built';
      readonly seat: Seat;
      readonly card: CardId;
      readonly site: Place;
      readonly instead: CardId;
    }
  | { readonly kind: 'sites-left'; readonly sites: readonly Place[] }
  | { readonly kind: 'decayed'; readonly card: CardId; readonly site: Place }
  | { readonly kind: 'new-map'; readonly sites: readonly Place[] }
  | { readonly kind: 'archive-opened'; readonly suits: readonly { readonly suit: Suit; readonly n: number }[] }
  | { readonly kind: 'healed'; readonly suit: Suit; readonly n: number }
  | { readonly kind: 'six-dispossessed'; readonly n: number }
  | { readonly kind: 'world-saved'; readonly game: number };
