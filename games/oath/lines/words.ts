/** The words that the Prince's lines are made of, in one language (text/pt/lines.ts, text/en/lines.ts). */
import type { Parts } from '@tavola/games/text/parts.ts';
import type { BannerId, Suit } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import type { Column, NodeAction, NodeId } from '../data/mind.ts';
import type { Pile } from '../rules/state/actions.ts';
import type { Role, ThreatLine } from '../rules/state/state.ts';

/** A name as it is printed, and as it is said after "to". */
export type Named = readonly [printed: string, spoken: string];
export type Verb =
  | 'threat'
  | 'tokens'
  | 'token'
  | 'visions'
  | 'tactics'
  | 'others'
  | 'cards'
  | 'campaign'
  | 'won'
  | 'lost'
  | 'rest'
  | 'rolled'
  | 'pawn'
  | 'markers'
  | 'starts'
  | 'warbands'
  | 'starting';
export type LineWords = {
  readonly parts: Parts;
  readonly verbs: { readonly [V in Verb]: string };
  readonly card: (id: CardId) => string;
  readonly suit: (suit: Suit) => string;
  readonly banner: (banner: BannerId) => string;
  /** The action of a node; `twin` tells it from another one of its quadrant. */
  readonly node: (id: NodeId, twin: Twin | null) => string;
  /** "Provinces 3" */
  readonly slot: (region: string, n: number) => Named;
  readonly bank: (suit: Suit) => Named;
  readonly pile: (pile: Pile) => Named;
  readonly him: Named;
  readonly ambition: Named;
  readonly shared: Named;
  readonly column: (column: Column, row: number) => Named;
  readonly unaligned: Named;
  readonly threatMarker: (threat: ThreatLine | 'none') => Named;
  readonly sameNode: Named;
  readonly from: (name: string) => string;
  readonly favor: Noun;
  readonly secrets: Noun;
  readonly warbands: Noun;
  readonly relics: Noun;
  readonly dice: Noun;
  readonly of: (what: string, who: string) => string;
  readonly onCards: string;
  readonly banks: Named;
  readonly pawnOf: (who: string | null) => string;
  readonly targets: (names: string) => string;
  readonly at: string;
  readonly against: (who: string) => string;
  readonly bandits: string;
  readonly take: string;
  readonly turnOver: (what: string) => string;
  readonly faceup: string;
  readonly facedown: string;
  readonly title: string;
  readonly mob: string;
  readonly role: (role: Role) => string;
  readonly relicDeck: Named;
  readonly outOfGame: Named;
  readonly dispossessed: Named;
  readonly start: Named;
  /** Why nothing is done at a node. */
  readonly nothing: { readonly [T in NodeAction['type']]: string };
  /** What everybody but a Prince begins with, and why he does not. */
  readonly gifts: string;
  readonly noGifts: string;
};
/** The noun that stands after a number. */
export type Noun = (n: number) => string;
export type Twin = 'upper' | 'lower' | 'left' | 'right';
