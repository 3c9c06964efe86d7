/** What the Marquise alone is asked, may pick and does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { CitesOf } from './cites-of.ts';

export const buildingNames = ['sawmill', 'workshop', 'recruiter'] as const;
export type BuildingName = (typeof buildingNames)[number];

export type MarquiseMove =
  | { readonly kind: 'marquise.march' }
  | { readonly kind: 'marquise.overwork' }
  /** ROOT-6.5: a bird card for one more action. */
  | { readonly kind: 'marquise.extra-action'; readonly card: Card }
  | { readonly kind: 'marquise.building'; readonly building: BuildingName };

export type MarquiseAsk =
  | { readonly kind: 'marquise.first-building'; readonly building: BuildingName }
  | { readonly kind: 'marquise.daylight'; readonly actions: number }
  | 'marquise.what-to-build'
  | { readonly kind: 'marquise.where-to-build'; readonly building: BuildingName; readonly wood: number }
  | { readonly kind: 'marquise.pay-wood'; readonly left: number }
  | { readonly kind: 'marquise.recruit-where'; readonly left: number }
  | { readonly kind: 'marquise.overwork-where'; readonly card: Card }
  | { readonly kind: 'marquise.wood-where'; readonly left: number }
  /** Reaction window. */
  | { readonly kind: 'marquise.hospitals'; readonly clearing: Clearing; readonly warriors: number };

export type MarquiseEvent =
  | { readonly kind: 'marquise.extra-action'; readonly seat: Seat }
  | { readonly kind: 'marquise.paid-wood'; readonly seat: Seat; readonly clearing: Clearing; readonly count: number }
  | { readonly kind: 'marquise.hospitals'; readonly seat: Seat; readonly clearing: Clearing; readonly count: number };

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const marquiseReactions = ['marquise.hospitals'] as const;

export const marquiseCites: CitesOf<MarquiseEvent> = {
  'marquise.extra-action': ['ROOT-6.5'],
  'marquise.paid-wood': ['ROOT-6.5.4'],
  'marquise.hospitals': ['ROOT-6.2.3'],
};
