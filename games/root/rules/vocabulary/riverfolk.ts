/** What the Riverfolk alone are asked, may pick and do, and what others buy of them. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Service } from '../../data/riverfolk.ts';
import type { CitesOf } from './cites-of.ts';

export type RiverfolkMove =
  /** Another player's, at the start of Birdsong. */
  | { readonly kind: 'riverfolk.buy'; readonly service: Service; readonly price: number }
  | { readonly kind: 'riverfolk.draw' }
  | { readonly kind: 'riverfolk.export'; readonly card: Card }
  | { readonly kind: 'riverfolk.establish' }
  | { readonly kind: 'riverfolk.price'; readonly price: number };

/** What a fund is committed or spent for. */
export type Purpose = 'move' | 'battle' | 'draw' | 'recruit' | 'craft';

export type RiverfolkAsk =
  | { readonly kind: 'riverfolk.first-warriors'; readonly left: number }
  | { readonly kind: 'riverfolk.price'; readonly service: Service }
  | { readonly kind: 'riverfolk.daylight'; readonly funds: number }
  /** Whose warrior is committed or spent. */
  | { readonly kind: 'riverfolk.fund'; readonly for: Purpose }
  | { readonly kind: 'riverfolk.space'; readonly card: Card; readonly left: number }
  | 'riverfolk.recruit-where'
  | 'riverfolk.establish-where'
  | { readonly kind: 'riverfolk.disruption'; readonly left: number }
  /** Put to a buyer: which card of the open hand. */
  | 'riverfolk.buy-card';

export type RiverfolkEvent =
  | { readonly kind: 'riverfolk.prices'; readonly seat: Seat; readonly prices: readonly number[] }
  /** `clause` is what makes an automaton buy. */
  | {
      readonly kind: 'riverfolk.bought';
      readonly seat: Seat;
      readonly service: Service;
      readonly price: number;
      readonly clause?: string;
    }
  | { readonly kind: 'riverfolk.sold-card'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
  | { readonly kind: 'riverfolk.protectionism'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'riverfolk.gathered'; readonly seat: Seat; readonly count: number; readonly funds: number }
  | { readonly kind: 'riverfolk.committed'; readonly seat: Seat; readonly owner: Seat }
  | { readonly kind: 'riverfolk.spent'; readonly seat: Seat; readonly owner: Seat; readonly count: number }
  | { readonly kind: 'riverfolk.exported'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'riverfolk.disrupted'; readonly seat: Seat; readonly owner: Seat; readonly count: number };

export const riverfolkReactions = [] as const;

export const riverfolkCites: CitesOf<RiverfolkEvent> = {
  'riverfolk.prices': ['ROOT-11.6'],
  'riverfolk.bought': ['ROOT-11.2.6', 'ROOT-11.2.7'],
  'riverfolk.sold-card': ['ROOT-11.2.7'],
  'riverfolk.protectionism': ['ROOT-11.4'],
  'riverfolk.gathered': ['ROOT-11.4'],
  'riverfolk.committed': ['ROOT-11.2.4', 'ROOT-11.5'],
  'riverfolk.spent': ['ROOT-11.2.4', 'ROOT-11.5'],
  'riverfolk.exported': ['ROOT-11.5'],
  'riverfolk.disrupted': ['ROOT-11.2.5'],
};
