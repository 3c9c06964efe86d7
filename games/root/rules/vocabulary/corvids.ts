/** What the Corvids alone are asked, may pick and do, and how others expose their plots. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { Clearing } from '../../data/maps.ts';
import type { ClearingSuit } from '../../data/suits.ts';
import type { CitesOf } from './cites-of.ts';

export const plots = ['bomb', 'snare', 'extortion', 'raid'] as const;
export type Plot = (typeof plots)[number];

export type CorvidMove =
  | { readonly kind: 'corvids.flip'; readonly clearing: Clearing }
  | { readonly kind: 'corvids.recruit'; readonly card: Card }
  | { readonly kind: 'corvids.plot' }
  | { readonly kind: 'corvids.trick' }
  | { readonly kind: 'corvids.type'; readonly plot: Plot }
  /** By others, in their own turn. */
  | { readonly kind: 'corvids.expose'; readonly clearing: Clearing };

export type CorvidAsk =
  | { readonly kind: 'corvids.first-warrior'; readonly suit: ClearingSuit }
  | 'corvids.flip'
  | 'corvids.recruit'
  | { readonly kind: 'corvids.recruit-suit'; readonly card: Card }
  /** Not enough warriors for all. */
  | { readonly kind: 'corvids.warriors-where'; readonly left: number }
  | { readonly kind: 'corvids.daylight'; readonly actions: number }
  | { readonly kind: 'corvids.plot-where'; readonly warriors: number }
  | { readonly kind: 'corvids.plot-type'; readonly clearing: Clearing }
  | 'corvids.trick-first'
  | { readonly kind: 'corvids.trick-second'; readonly first: Clearing }
  | 'corvids.exert'
  /** Put to others. */
  | { readonly kind: 'corvids.guess'; readonly clearing: Clearing }
  | { readonly kind: 'corvids.show'; readonly clearing: Clearing; readonly plot: Plot; readonly to: Seat };

/** `plot` and `card` are known to those who may see them. */
export type CorvidEvent =
  | { readonly kind: 'corvids.flipped'; readonly seat: Seat; readonly clearing: Clearing; readonly plot: Plot }
  | { readonly kind: 'corvids.plotted'; readonly seat: Seat; readonly clearing: Clearing; readonly plot?: Plot }
  | { readonly kind: 'corvids.tricked'; readonly seat: Seat; readonly first: Clearing; readonly second: Clearing }
  | { readonly kind: 'corvids.raid'; readonly seat: Seat; readonly clearing: Clearing }
  | { readonly kind: 'corvids.exerted'; readonly seat: Seat }
  | {
      readonly kind: 'corvids.exposed';
      readonly seat: Seat;
      readonly by: Seat;
      readonly clearing: Clearing;
      readonly plot: Plot;
      readonly card?: Card;
    }
  | {
      readonly kind: 'corvids.denied';
      readonly seat: Seat;
      readonly by: Seat;
      readonly clearing: Clearing;
      readonly plot: Plot;
    };

export const corvidReactions = [] as const;

export const corvidCites: CitesOf<CorvidEvent> = {
  'corvids.flipped': ['ROOT-13.4.2', 'ROOT-13.7'],
  'corvids.plotted': ['ROOT-13.5', 'ROOT-13.2.2'],
  'corvids.tricked': ['ROOT-13.5'],
  'corvids.raid': ['ROOT-13.7'],
  'corvids.exerted': ['ROOT-13.6'],
  'corvids.exposed': ['ROOT-13.2.4'],
  'corvids.denied': ['ROOT-13.2.4'],
};
