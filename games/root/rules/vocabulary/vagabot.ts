/** What the Vagabot alone does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Quest } from '../../data/quests.ts';
import type { CitesOf } from './cites-of.ts';

/** What became of items (AUT-7.2.3). */
export type ItemsEvent = {
  readonly kind: 'automaton.items';
  readonly seat: Seat;
  readonly clause: string;
  readonly what: 'exhausted' | 'refreshed' | 'damaged' | 'repaired';
  readonly items: readonly Item[];
  /** What lies where afterwards. */
  readonly held: HeldItems;
};

/** Items in the Satchel, in the Damaged box and on the battle track: face up, and exhausted. */
export type HeldItems = {
  readonly satchel: readonly [up: number, exhausted: number];
  readonly damaged: readonly [up: number, exhausted: number];
  readonly track: readonly [up: number, exhausted: number];
};

export type VagabotEvent =
  | ItemsEvent
  /** A quest that is completed, or his next one. */
  | { readonly kind: 'automaton.quest'; readonly seat: Seat; readonly quest: Quest; readonly done: boolean }
  /** AUT-7.7.5: an item fills a building slot for the rest of the game. */
  | { readonly kind: 'automaton.blocked'; readonly seat: Seat; readonly clearing: Clearing; readonly item: Item };

export const vagabotCites: CitesOf<VagabotEvent> = {
  'automaton.items': [],
  'automaton.quest': ['AUT-7.5.2'],
  'automaton.blocked': ['AUT-7.7.5'],
};
