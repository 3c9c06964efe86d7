/** What the Vagabond alone is asked, may pick and does. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Card } from '../../data/cards.ts';
import type { CharacterId } from '../../data/factions.ts';
import type { Item } from '../../data/items.ts';
import type { Clearing, Place } from '../../data/maps.ts';
import type { Quest } from '../../data/quests.ts';
import type { CitesOf } from './cites-of.ts';

export type Condition = 'ready' | 'exhausted' | 'damaged' | 'exhausted-damaged';

/** The special actions (ROOT-9.5.9). */
export type Ability = 'steal' | 'day-labor' | 'hideout' | 'instigate' | 'scorched-earth' | 'glide';

export type VagabondMove =
  | { readonly kind: 'vagabond.character'; readonly character: CharacterId }
  | { readonly kind: 'vagabond.item'; readonly item: Item; readonly condition: Condition }
  | { readonly kind: 'vagabond.stay' }
  | { readonly kind: 'vagabond.explore' }
  | { readonly kind: 'vagabond.aid' }
  | { readonly kind: 'vagabond.quest'; readonly quest: Quest }
  /** The items that the quest shows. */
  | { readonly kind: 'vagabond.as-shown' }
  /** ROOT-9.7.7: one item for another. */
  | { readonly kind: 'vagabond.improvise'; readonly item: Item; readonly as: Item }
  | { readonly kind: 'vagabond.quest-vp' }
  | { readonly kind: 'vagabond.quest-cards' }
  | { readonly kind: 'vagabond.strike' }
  | { readonly kind: 'vagabond.repair' }
  | { readonly kind: 'vagabond.special'; readonly ability: Ability }
  | { readonly kind: 'vagabond.enlist' };

export type VagabondAsk =
  | 'vagabond.character'
  | 'vagabond.forest'
  | { readonly kind: 'vagabond.refresh'; readonly left: number }
  | 'vagabond.slip'
  | 'vagabond.daylight'
  | { readonly kind: 'vagabond.take-along'; readonly from: Clearing; readonly to: Clearing }
  | { readonly kind: 'vagabond.fight-along'; readonly clearing: Clearing }
  | { readonly kind: 'vagabond.hit'; readonly clearing: Clearing; readonly left: number }
  | { readonly kind: 'vagabond.damage'; readonly left: number }
  | { readonly kind: 'vagabond.explore'; readonly clearing: Clearing }
  | 'vagabond.aid-whom'
  | { readonly kind: 'vagabond.aid-card'; readonly to: Seat }
  | { readonly kind: 'vagabond.aid-item'; readonly to: Seat }
  | { readonly kind: 'vagabond.aid-take'; readonly from: Seat }
  | { readonly kind: 'vagabond.quest-items'; readonly quest: Quest }
  | { readonly kind: 'vagabond.quest-reward'; readonly quest: Quest; readonly vp: number }
  | 'vagabond.strike-whom'
  | { readonly kind: 'vagabond.strike-what'; readonly seat: Seat }
  | { readonly kind: 'vagabond.repair'; readonly left: number }
  | { readonly kind: 'vagabond.pay'; readonly left: number }
  | { readonly kind: 'vagabond.too-much'; readonly left: number }
  | 'vagabond.steal-whom'
  | 'vagabond.day-labor'
  | 'vagabond.instigate-attacker'
  | { readonly kind: 'vagabond.instigate-defender'; readonly attacker: Seat }
  | 'vagabond.glide'
  /** Reaction window, put to others: does the defender enlist him? */
  | { readonly kind: 'vagabond.enlist'; readonly arbiter: Seat; readonly clearing: Clearing; readonly support: number }
  // Chance, where people draw themselves.
  | 'vagabond.quest-card'
  | { readonly kind: 'vagabond.ruin-item'; readonly clearing: Clearing };

export type VagabondEvent =
  | { readonly kind: 'vagabond.character'; readonly seat: Seat; readonly character: CharacterId }
  | { readonly kind: 'vagabond.pawn'; readonly seat: Seat; readonly place: Place }
  | { readonly kind: 'vagabond.quest-revealed'; readonly quest: Quest }
  | { readonly kind: 'vagabond.exhausted'; readonly seat: Seat; readonly item: Item; readonly count: number }
  | { readonly kind: 'vagabond.refreshed'; readonly seat: Seat; readonly items: readonly Item[] }
  | { readonly kind: 'vagabond.damaged'; readonly seat: Seat; readonly items: readonly Item[] }
  | { readonly kind: 'vagabond.repaired'; readonly seat: Seat; readonly items: readonly Item[] }
  | { readonly kind: 'vagabond.lost'; readonly seat: Seat; readonly items: readonly Item[] }
  | { readonly kind: 'vagabond.along'; readonly seat: Seat; readonly ally: Seat }
  | {
      readonly kind: 'vagabond.explored';
      readonly seat: Seat;
      readonly clearing: Clearing;
      /** Null when he could take nothing. */
      readonly item: Item | null;
      /** It was the last one there: the ruin is gone. */
      readonly last?: true;
    }
  | { readonly kind: 'vagabond.took'; readonly seat: Seat; readonly from: Seat; readonly item: Item }
  | { readonly kind: 'vagabond.relation'; readonly seat: Seat; readonly of: Seat; readonly level: number }
  | { readonly kind: 'vagabond.hostile'; readonly seat: Seat; readonly of: Seat }
  | { readonly kind: 'vagabond.quest'; readonly seat: Seat; readonly quest: Quest }
  | { readonly kind: 'vagabond.improvised'; readonly seat: Seat; readonly item: Item; readonly as: Item }
  | { readonly kind: 'vagabond.special'; readonly seat: Seat; readonly ability: Ability }
  | { readonly kind: 'vagabond.labor'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'vagabond.scorched'; readonly seat: Seat; readonly clearing: Clearing }
  | {
      readonly kind: 'vagabond.enlisted';
      readonly seat: Seat;
      readonly by: Seat;
      readonly support: number;
      readonly clause: string;
    };

/** Kinds of asks that are reaction windows: each offers `pass`. */
export const vagabondReactions = ['vagabond.enlist'] as const;

export const vagabondCites: CitesOf<VagabondEvent> = {
  'vagabond.character': ['ROOT-9.3', 'ROOT-9.7'],
  'vagabond.pawn': ['ROOT-9.3'],
  'vagabond.quest-revealed': ['ROOT-9.5.5'],
  'vagabond.exhausted': ['ROOT-9.2.5'],
  'vagabond.refreshed': ['ROOT-9.4.1'],
  'vagabond.damaged': ['ROOT-9.2.7', 'ROOT-9.2.2'],
  'vagabond.repaired': ['ROOT-9.5.7', 'ROOT-9.6'],
  'vagabond.lost': ['ROOT-9.6'],
  'vagabond.along': ['ROOT-9.2.9.2'],
  'vagabond.explored': ['ROOT-9.5.3', 'ROOT-9.8'],
  'vagabond.took': ['ROOT-9.5.4'],
  'vagabond.relation': ['ROOT-9.2.9.1'],
  'vagabond.hostile': ['ROOT-9.2.9.3'],
  'vagabond.quest': ['ROOT-9.5.5'],
  'vagabond.improvised': ['ROOT-9.7.7'],
  'vagabond.special': ['ROOT-9.5.9', 'ROOT-9.7'],
  'vagabond.labor': ['ROOT-9.7.2'],
  'vagabond.scorched': ['ROOT-9.7.6'],
  'vagabond.enlisted': [],
};
