/** What the Duchy alone is asked, may pick and does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { CitesOf } from './cites-of.ts';

export const ministers = [
  'foremole',
  'captain',
  'marshal',
  'brigadier',
  'banker',
  'mayor',
  'duchess-of-mud',
  'baron-of-dirt',
  'earl-of-stone',
] as const;
export type Minister = (typeof ministers)[number];

export const buildingNames = ['citadel', 'market'] as const;
export type BuildingName = (typeof buildingNames)[number];

export type DuchyMove =
  | { readonly kind: 'duchy.dig' }
  | { readonly kind: 'duchy.minister'; readonly minister: Minister }
  | { readonly kind: 'duchy.sway'; readonly minister: Minister };

export type DuchyAsk =
  | { readonly kind: 'duchy.assembly'; readonly left: number }
  | 'duchy.parliament'
  | 'duchy.mayor'
  | 'duchy.sway'
  | { readonly kind: 'duchy.sway-card'; readonly minister: Minister; readonly left: number }
  | 'duchy.reveal-to-build'
  | 'duchy.what-to-build'
  | { readonly kind: 'duchy.where-to-build'; readonly building: BuildingName }
  | { readonly kind: 'duchy.where-to-dig'; readonly card: Card }
  | 'duchy.which-tunnel'
  | { readonly kind: 'duchy.dig-count'; readonly clearing: Clearing }
  | 'duchy.brigadier'
  | 'duchy.second-battle'
  | { readonly kind: 'duchy.banker'; readonly spent: number }
  | 'duchy.lose-minister';

export type DuchyEvent =
  | { readonly kind: 'duchy.revealed'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'duchy.returned'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'duchy.acts'; readonly seat: Seat; readonly minister: Minister }
  | { readonly kind: 'duchy.swayed'; readonly seat: Seat; readonly minister: Minister }
  | { readonly kind: 'duchy.lost'; readonly seat: Seat; readonly minister: Minister };

export const duchyReactions = [] as const;

export const duchyCites: CitesOf<DuchyEvent> = {
  'duchy.revealed': ['ROOT-2.1.4'],
  'duchy.returned': ['ROOT-12.6'],
  'duchy.acts': ['ROOT-12.5.2'],
  'duchy.swayed': ['ROOT-12.5.3'],
  'duchy.lost': ['ROOT-12.2.3'],
};
