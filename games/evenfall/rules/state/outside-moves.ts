/** What people at a real table are asked, and what they answer. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { RegionId } from '../../data/boards.ts';

export type CardKind = 'ritual' | 'person' | 'any';
/** A card as it is printed: a person or a Ritual, and its VP. */
export type ShowsMove = { readonly kind: 'shows'; readonly what: CardKind; readonly vp: number };

/** Card `n` of as many as she has Witches in the Region. */
export type StrengthCard = { readonly region: RegionId; readonly n: number; readonly of: number };

export type OutsideAsk =
  | { readonly kind: 'outside-turn'; readonly seat: Seat }
  /** For her rondel, or one of several for her strength in a Region. */
  | { readonly kind: 'outside-card'; readonly strength: StrengthCard | null }
  | 'outside-played'
  /** VP of a Binding Bonus with the Ritual that was just laid there. */
  | 'outside-binding'
  | {
      readonly kind: 'outside-strength';
      readonly region: RegionId;
      readonly hers: number;
      readonly round: number;
      readonly witches: number;
    }
  | { readonly kind: 'outside-score'; readonly hers: number };

export type OutsideMove =
  | { readonly kind: 'ask-me' }
  | { readonly kind: 'all-told' }
  | ShowsMove
  /** The player's strength reaches hers; or does not; or the player has no figure in the Region. */
  | { readonly kind: 'enough' | 'short' | 'absent' }
  | { readonly kind: 'more' | 'no-more' };

export function shows(what: CardKind, vp: number): ShowsMove {
  return { kind: 'shows', what, vp };
}
