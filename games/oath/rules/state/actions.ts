/** What is being done: the context that queries and powers are asked in. Plain data. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { AttackFace, BannerId, DefenseFace, Region, Slot } from '../../data/board.ts';
import type { CardId } from '../../data/cards.ts';
import type { Spot } from './moves.ts';

/** A modifier in use; `as` is what was chosen with it (a suit, a site, a seat), null where there is no choice. */
export type ModifierUse = { readonly card: CardId; readonly as: string | null };

type ActionBase = {
  readonly seat: Seat;
  /** Where it happens: the pawn's slot, or the one a power puts in its place. */
  at: Slot;
  /** Modifiers in use, mandatory ones first. */
  used: ModifierUse[];
  /** A power says that no Supply is spent. */
  readonly free: boolean;
  /** Whose advisers count instead of the player's own (Master of Disguise). */
  guise?: Seat;
};
export type Pile = 'world' | Region;
export type Search = ActionBase & { readonly kind: 'search'; pile: Pile };
export type Muster = ActionBase & { readonly kind: 'muster'; card: CardId };
export type Trade = ActionBase & { readonly kind: 'trade'; card: CardId; what: 'favor' | 'secrets' };
export type Recover = ActionBase & { readonly kind: 'recover'; what: Recoverable };
/** A relic at the site by its place there, or a banner. */
export type Recoverable = { readonly relic: number } | { readonly banner: BannerId };
export type Travel = ActionBase & {
  readonly kind: 'travel';
  to: Slot;
  /** The traveller did not ask for it (OATH-5.6.3). */
  readonly forced: boolean;
};
/** A card that is played or discarded: kept from a search, a facedown adviser, or as a power says. */
export type Play = ActionBase & {
  readonly kind: 'play';
  /** The first card of the hand. */
  card: CardId;
  readonly from: 'search' | 'adviser' | 'power';
  to: Slot;
};
export type Action = Search | Muster | Trade | Recover | Travel | Play | Campaign;
export type ActionKind = Action['kind'];

export type Target =
  | { readonly kind: 'site'; readonly slot: Slot }
  | { readonly kind: 'relic'; readonly relic: CardId }
  | { readonly kind: 'banner'; readonly banner: BannerId }
  | { readonly kind: 'pawn' }
  /** A facedown relic at a targeted site (Relic Hunter). */
  | { readonly kind: 'buried'; readonly slot: Slot; readonly place: number; readonly by: CardId };

export type Side = 'attack' | 'defense';
export type PlanUsed = {
  readonly card: CardId;
  readonly side: Side;
  /** Who used it; null for bandits. */
  readonly user: Seat | null;
  /** A number that was chosen with it. */
  chosen: number;
};
/** Faces that count for nothing in a campaign. */
export type IgnoredFace = 'skull' | 'hollow' | 'double-sword-value' | 'single-shield' | 'double-shield';
/** How many of a defeated force die: half where nothing is said; `none` beats `all`. */
export type Toll = 'none' | 'all' | null;

/** Warbands of one colour in one place. */
export type Troop = { readonly spot: Spot; readonly colour: Seat; readonly n: number };

export type Campaign = ActionBase & {
  readonly kind: 'campaign';
  /** Null for bandits. */
  defender: Seat | null;
  /** Imperial Allies of the defender. */
  allies: Seat[];
  /** A Citizen who fights against the Empire, or is attacked by it, is not Imperial here (OATH-5.5.3). */
  outsider: Seat | null;
  targets: Target[];
  /** Sites whose warbands fight for the attacker too (Captains). */
  readonly from: Slot[];
  attack: number;
  defense: number;
  plans: PlanUsed[];
  ignored: IgnoredFace[];
  /** Sides that may use no further plan. */
  barred: Side[];
  rollTimes: number;
  halved: boolean;
  /** What each sacrificed warband adds. */
  sacrificeValue: number;
  attackRoll: AttackFace[];
  defenseRoll: DefenseFace[];
  attackTotal: number;
  defenseTotal: number;
  winner: Side | null;
  /** Nobody is killed (Peace Envoy). */
  spared: boolean;
  losses: { [S in Side]: Toll };
  /** Killed so far, by side. */
  dead: { [S in Side]: number };
  /** What is left of the defeated force, and where it is now. */
  survivors: Troop[];
  /** All favor of a banished defender burns, not half. */
  burnAll: boolean;
};

export function targetSlots(targets: readonly Target[]): Slot[] {
  return targets.flatMap((target) => (target.kind === 'site' ? [target.slot] : []));
}
export function hasTarget(targets: readonly Target[], kind: Target['kind']): boolean {
  return targets.some((target) => target.kind === kind);
}
/** Where a target is: banners, relics and the pawn are where the attacker stands. */
export function slotOfTarget(campaign: Campaign, target: Target): Slot {
  return target.kind === 'site' || target.kind === 'buried' ? target.slot : campaign.at;
}
