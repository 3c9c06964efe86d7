/** What the Eyrie alone are asked, may pick and do. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Suit } from '../../data/suits.ts';
import type { CitesOf } from './cites-of.ts';

export const columns = ['recruit', 'move', 'battle', 'build'] as const;
export type Column = (typeof columns)[number];

export const leaderIds = ['builder', 'charismatic', 'commander', 'despot'] as const;
export type Leader = (typeof leaderIds)[number];

export type EyrieMove =
  | { readonly kind: 'eyrie.column'; readonly column: Column }
  | { readonly kind: 'eyrie.leader'; readonly leader: Leader };

export type EyrieAsk =
  | 'eyrie.choose-leader'
  | 'eyrie.new-leader'
  /** The first card of the turn must be added, the second may. */
  | { readonly kind: 'eyrie.add-to-decree'; readonly second: boolean }
  | { readonly kind: 'eyrie.which-column'; readonly card: Card }
  | 'eyrie.new-roost'
  | { readonly kind: 'eyrie.next-card'; readonly column: Column }
  | { readonly kind: 'eyrie.recruit-where'; readonly suit: Suit }
  | { readonly kind: 'eyrie.build-where'; readonly suit: Suit };

export type EyrieEvent =
  | { readonly kind: 'eyrie.leader'; readonly seat: Seat; readonly leader: Leader }
  | { readonly kind: 'eyrie.added'; readonly seat: Seat; readonly card: Card; readonly column: Column }
  | { readonly kind: 'eyrie.resolves'; readonly seat: Seat; readonly column: Column; readonly suit: Suit }
  | {
      readonly kind: 'eyrie.turmoil';
      readonly seat: Seat;
      /** Where the Decree failed; null when no column did. */
      readonly column: Column | null;
      readonly cards: readonly Card[];
    };

export const eyrieReactions = [] as const;

export const eyrieCites: CitesOf<EyrieEvent> = {
  'eyrie.leader': ['ROOT-7.8'],
  'eyrie.added': ['ROOT-7.4.2'],
  'eyrie.resolves': ['ROOT-7.5'],
  'eyrie.turmoil': ['ROOT-7.7', 'ROOT-7.5.5'],
};
