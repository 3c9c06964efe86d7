/** What the Cult alone is asked, may pick and does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { CitesOf } from './cites-of.ts';

export const conspiracies = ['crusade', 'convert', 'sanctify'] as const;
export type Conspiracy = (typeof conspiracies)[number];

export type LizardMove =
  | { readonly kind: 'lizards.conspire'; readonly conspiracy: Conspiracy; readonly cost: number }
  | { readonly kind: 'lizards.reveal'; readonly card: Card }
  | { readonly kind: 'lizards.score'; readonly vp: number }
  | { readonly kind: 'lizards.sacrifice' };

export type LizardAsk =
  | 'lizards.first-outcast'
  | { readonly kind: 'lizards.conspiracies'; readonly acolytes: number; readonly outcast: ClearingSuit }
  | 'lizards.crusade'
  | { readonly kind: 'lizards.crusade-battle'; readonly clearing: Clearing }
  | { readonly kind: 'lizards.where'; readonly conspiracy: Conspiracy }
  | { readonly kind: 'lizards.whose'; readonly conspiracy: Conspiracy; readonly clearing: Clearing }
  | { readonly kind: 'lizards.which-building'; readonly clearing: Clearing; readonly owner: Seat }
  | 'lizards.rituals'
  | { readonly kind: 'lizards.ritual'; readonly card: Card }
  | { readonly kind: 'lizards.build-where'; readonly suit: ClearingSuit }
  | { readonly kind: 'lizards.recruit-where'; readonly suit: ClearingSuit };

export type LizardEvent =
  | { readonly kind: 'lizards.outcast'; readonly seat: Seat; readonly suit: ClearingSuit; readonly hated: boolean }
  | { readonly kind: 'lizards.souls-discarded'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'lizards.revenge'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'lizards.fear'; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: 'lizards.conspired';
      readonly seat: Seat;
      readonly conspiracy: Conspiracy;
      readonly acolytes: number;
    }
  | { readonly kind: 'lizards.revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'lizards.sacrificed'; readonly seat: Seat }
  | { readonly kind: 'lizards.returned'; readonly seat: Seat; readonly cards: readonly Card[] };

export const lizardReactions = [] as const;

export const lizardCites: CitesOf<LizardEvent> = {
  'lizards.outcast': ['ROOT-10.4.1'],
  'lizards.souls-discarded': ['ROOT-10.4.2'],
  'lizards.revenge': ['ROOT-10.2.3'],
  'lizards.fear': ['ROOT-10.2.5'],
  'lizards.conspired': ['ROOT-10.4.3'],
  'lizards.revealed': ['ROOT-10.5', 'ROOT-2.1.4'],
  'lizards.sacrificed': ['ROOT-10.5.4'],
  'lizards.returned': ['ROOT-10.6'],
};
