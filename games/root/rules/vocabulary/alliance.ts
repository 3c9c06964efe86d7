/** What the Alliance alone is asked, may pick and does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { CitesOf } from './cites-of.ts';

export type AllianceMove =
  | { readonly kind: 'alliance.revolt'; readonly clearing: Clearing }
  | { readonly kind: 'alliance.spread'; readonly clearing: Clearing }
  | { readonly kind: 'alliance.mobilize'; readonly card: Card }
  | { readonly kind: 'alliance.train'; readonly card: Card }
  | { readonly kind: 'alliance.organize'; readonly clearing: Clearing };

export type AllianceAsk =
  | 'alliance.revolt'
  | { readonly kind: 'alliance.spread'; readonly cost: number; readonly vp: number }
  | { readonly kind: 'alliance.spend-supporter'; readonly suit: ClearingSuit; readonly left: number }
  | { readonly kind: 'alliance.discard-supporter'; readonly left: number }
  | 'alliance.daylight'
  | { readonly kind: 'alliance.operation'; readonly left: number }
  | 'alliance.recruit-where'
  /** Put to others: which card they owe. */
  | { readonly kind: 'alliance.outrage'; readonly clearing: Clearing; readonly to: Seat };

/** `card` and `cards` are known to those who may see them. */
export type AllianceEvent =
  | { readonly kind: 'alliance.revolt'; readonly seat: Seat; readonly clearing: Clearing }
  | { readonly kind: 'alliance.supporters-spent'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'alliance.officer'; readonly seat: Seat }
  | { readonly kind: 'alliance.mobilized'; readonly seat: Seat; readonly card?: Card }
  /** ROOT-8.2.3: a card that the stack cannot hold. */
  | { readonly kind: 'alliance.no-room'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'alliance.outrage';
      readonly seat: Seat;
      readonly from: Seat;
      readonly clearing: Clearing;
      readonly card?: Card;
    }
  | { readonly kind: 'alliance.shown'; readonly seat: Seat; readonly of: Seat; readonly cards?: readonly Card[] }
  | { readonly kind: 'alliance.top-card'; readonly seat: Seat; readonly card?: Card }
  | {
      readonly kind: 'alliance.base-lost';
      readonly seat: Seat;
      readonly suit: ClearingSuit;
      readonly cards: readonly Card[];
      readonly officers: number;
    }
  | { readonly kind: 'alliance.supporter-discarded'; readonly seat: Seat; readonly card: Card };

export const allianceReactions = [] as const;

export const allianceCites: CitesOf<AllianceEvent> = {
  'alliance.revolt': ['ROOT-8.4.1'],
  'alliance.supporters-spent': ['ROOT-8.2.3'],
  'alliance.officer': ['ROOT-8.4.1', 'ROOT-8.5'],
  'alliance.mobilized': ['ROOT-8.5'],
  'alliance.no-room': ['ROOT-8.2.3'],
  'alliance.outrage': ['ROOT-8.2.6'],
  'alliance.shown': ['ROOT-8.2.6'],
  'alliance.top-card': ['ROOT-8.2.6'],
  'alliance.base-lost': ['ROOT-8.2.4'],
  'alliance.supporter-discarded': ['ROOT-8.2.4'],
};
