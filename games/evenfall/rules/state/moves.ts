/** Every question, every pick and everything that is told in Evenfall. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { RegionId, RondelAction } from '../../data/boards.ts';
import type { Bag, Cost, Effect, Figure, Resource } from '../../data/effects.ts';
import type { OutsideAsk, OutsideMove } from './outside-moves.ts';
import type { Actor, Conflict, SpotAt } from './state.ts';

export type Ask =
  | 'turn'
  | 'after-action'
  | 'catalysts'
  | 'window'
  | 'ready'
  | { readonly kind: 'ritual-place'; readonly card: string }
  | { readonly kind: 'drop'; readonly card: string }
  | { readonly kind: 'witches'; readonly place: string }
  | { readonly kind: 'gain'; readonly left: number }
  | { readonly kind: 'pay'; readonly left: number }
  | { readonly kind: 'may-pay'; readonly cost: Cost; readonly then: Effect }
  | { readonly kind: 'discard'; readonly left: number }
  | { readonly kind: 'set-aside'; readonly left: number }
  | 'transfer'
  | 'explore'
  | { readonly kind: 'explore-others'; readonly left: number }
  | { readonly kind: 'option'; readonly of: string }
  | { readonly kind: 'half'; readonly step: number }
  | { readonly kind: 'first-half'; readonly step: number }
  | 'reached'
  | { readonly kind: 'amount'; readonly of: Resource | 'mana'; readonly per: Bag }
  | 'free-region'
  | { readonly kind: 'free-place'; readonly region: RegionId }
  | 'remove'
  | 'move-figures'
  | 'return'
  | 'send'
  | 'copy'
  | 'next-trigger'
  | { readonly kind: 'dial'; readonly region: RegionId }
  | { readonly kind: 'adjust'; readonly region: RegionId }
  | { readonly kind: 'stone'; readonly region: RegionId }
  | Real
  | OutsideAsk;

/** What people who draw from real piles are asked. */
type Real =
  | 'real-first-player'
  | { readonly kind: 'real-place'; readonly region: RegionId }
  | { readonly kind: 'real-stone'; readonly region: RegionId }
  | { readonly kind: 'real-card'; readonly seat: Seat }
  | { readonly kind: 'real-card-of-automa'; readonly what: 'rondel' | 'play' | 'conflict' }
  | { readonly kind: 'real-drawn-place'; readonly seat: Actor };

/** Why the Automa cannot do what her marker stands on (EVE-8.5). */
export type Obstacle =
  | 'no-witch'
  | 'no-place-here'
  | 'no-place-left'
  | 'nothing-outside'
  | 'no-ritual-outside'
  | 'no-card'
  | 'no-free-place';

/** A Region, a Place with a Ritual, or `board` for the Cross's own field. */
export type FieldAt = string;
export type Price = 'resources' | 'mana';

export type Free =
  | { readonly kind: 'free'; readonly what: 'discard'; readonly cards: number }
  | { readonly kind: 'free'; readonly what: 'turn'; readonly card: string }
  | { readonly kind: 'free'; readonly what: 'stone'; readonly stone: string; readonly field: string };
export type Build = {
  readonly kind: 'build';
  readonly what: 'scythe' | 'orb';
  readonly place: string;
  readonly price: Price;
};
export type FieldMove = { readonly kind: 'field'; readonly at: FieldAt; readonly figure: Figure };
export type Main =
  | { readonly kind: 'discover'; readonly region: RegionId; readonly place: string }
  | { readonly kind: 'token' }
  | { readonly kind: 'ritual'; readonly card: string }
  | { readonly kind: 'specialist'; readonly card: string }
  | { readonly kind: 'council'; readonly card: string }
  | FieldMove
  | Build;
export type Gain = { readonly kind: 'gain'; readonly what: Resource | 'mana' };
export type Move =
  | Main
  | Free
  | Gain
  | { readonly kind: 'pass' }
  | { readonly kind: 'end-turn' }
  | { readonly kind: 'done' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'back' }
  | { readonly kind: 'decline' }
  | { readonly kind: 'on'; readonly place: string }
  | { readonly kind: 'drop'; readonly what: Resource }
  | { readonly kind: 'witches'; readonly n: number }
  | { readonly kind: 'pay'; readonly what: Resource }
  | { readonly kind: 'pay-cost' }
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'set-aside'; readonly card: string; readonly copy: number }
  | { readonly kind: 'transfer'; readonly place: string }
  | { readonly kind: 'explore'; readonly place: string }
  | { readonly kind: 'option'; readonly of: string; readonly n: number }
  | { readonly kind: 'half'; readonly track: string; readonly step: number; readonly n: number }
  | { readonly kind: 'reached'; readonly track: string; readonly step: number }
  | { readonly kind: 'amount'; readonly n: number }
  | { readonly kind: 'region'; readonly region: RegionId }
  | { readonly kind: 'take-place'; readonly place: string }
  | { readonly kind: 'remove'; readonly place: string }
  | { readonly kind: 'move-figures'; readonly place: string; readonly region: RegionId }
  | { readonly kind: 'return'; readonly at: FieldAt; readonly figure: Figure }
  | { readonly kind: 'send'; readonly region: RegionId }
  | { readonly kind: 'copy'; readonly owner: Actor; readonly card: string }
  | { readonly kind: 'trigger'; readonly source: string; readonly n: number }
  | { readonly kind: 'dial'; readonly n: number }
  | { readonly kind: 'adjust'; readonly n: number }
  | { readonly kind: 'stone'; readonly stone: string }
  | OutsideMove;

export type Event =
  /** Only at a real table: hands lay out what is the Automa's. */
  | { readonly kind: 'automa-ready' }
  | { readonly kind: 'round'; readonly round: number }
  | { readonly kind: 'phase'; readonly phase: 'action' | 'conflict' | 'round-end' | 'scoring' }
  | { readonly kind: 'gained'; readonly seat: Actor; readonly what: Bag; readonly from: string | null }
  | {
      readonly kind: 'converted';
      readonly what: Bag;
      readonly vp: number;
      readonly from: string | null;
      /** What she has now. */
      readonly total: number;
    }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly n: number; readonly cards?: readonly string[] }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly cost: Cost }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | {
      readonly kind: 'discovered';
      readonly seat: Actor;
      readonly region: RegionId;
      readonly place: string;
      readonly witches: number;
    }
  | { readonly kind: 'token'; readonly seat: Seat }
  | {
      readonly kind: 'explored';
      readonly seat: Actor;
      readonly place: string;
      readonly times: number;
      readonly spot?: SpotAt;
    }
  | {
      readonly kind: 'ritual';
      readonly seat: Actor;
      readonly card: string;
      readonly place: string;
      /** Of the Automa: where her Place lies. */
      readonly spot?: SpotAt;
    }
  | { readonly kind: 'binding'; readonly seat: Actor; readonly place: string }
  | { readonly kind: 'specialist'; readonly seat: Actor; readonly card: string }
  | { readonly kind: 'council'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'field'; readonly seat: Seat; readonly at: FieldAt; readonly figure: Figure }
  | { readonly kind: 'built'; readonly seat: Seat; readonly what: 'scythe' | 'orb'; readonly place: string }
  | { readonly kind: 'step'; readonly seat: Actor; readonly to: number; readonly top: boolean }
  | { readonly kind: 'transferred'; readonly seat: Actor; readonly place: string; readonly spot?: SpotAt }
  | { readonly kind: 'drew-place'; readonly seat: Actor; readonly place: string }
  | { readonly kind: 'refilled'; readonly region: RegionId; readonly places: readonly string[] }
  | { readonly kind: 'removed'; readonly seat: Seat; readonly card: string; readonly place: string }
  | { readonly kind: 'moved-figures'; readonly seat: Seat; readonly place: string; readonly region: RegionId }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly at: FieldAt; readonly figure: Figure }
  | { readonly kind: 'sent'; readonly seat: Seat; readonly region: RegionId }
  | { readonly kind: 'turned'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'copied'; readonly seat: Seat; readonly owner: Actor; readonly card: string }
  | { readonly kind: 'stone-field'; readonly seat: Seat; readonly stone: string; readonly field: string }
  | { readonly kind: 'red-stone'; readonly seat: Seat }
  | { readonly kind: 'triggered'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'conflict'; readonly region: RegionId; readonly actors: readonly Actor[] }
  | { readonly kind: 'no-conflict'; readonly region: RegionId }
  | {
      readonly kind: 'revealed';
      readonly region: RegionId;
      readonly dials: readonly number[];
      readonly seats: readonly Seat[];
    }
  | { readonly kind: 'adjusted'; readonly seat: Seat; readonly from: number; readonly to: number }
  | {
      readonly kind: 'automa-strength';
      readonly cards: readonly string[];
      /** Their VP. */
      readonly drawn: number;
      readonly round: number;
      readonly witches: number;
      readonly strength: number;
    }
  | { readonly kind: 'strengths'; readonly conflict: Conflict }
  | { readonly kind: 'reward'; readonly seat: Actor; readonly region: RegionId; readonly min: number }
  | { readonly kind: 'won'; readonly seat: Actor; readonly region: RegionId; readonly alone: boolean }
  | { readonly kind: 'took-stone'; readonly seat: Actor; readonly stone: string; readonly region?: RegionId }
  | { readonly kind: 'first-player'; readonly seat: Seat }
  | { readonly kind: 'came-home' }
  | {
      readonly kind: 'rondel';
      readonly card: string | null;
      readonly vp: number;
      readonly from: number;
      readonly to: number;
      readonly action: RondelAction;
    }
  | {
      readonly kind: 'impossible';
      readonly action: RondelAction;
      readonly because: Obstacle;
      readonly from: number;
      readonly to: number;
    }
  | { readonly kind: 'drawn-for-automa'; readonly card: string }
  | { readonly kind: 'no-place'; readonly card: string }
  | { readonly kind: 'cleaned-up'; readonly seat: Seat; readonly cards: number }
  | { readonly kind: 'scored'; readonly seat: Actor; readonly total: number };
