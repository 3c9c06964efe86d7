/** One public thing of a real table of Oath, and the place where people look for it. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type DeclaredFact, NONE, type Possible } from '@tavola/kernel/rules/real.ts';
import { type BannerId, SLOTS, type Slot, type SlotId, type Suit } from '../../data/board.ts';
import { allCards, type CardId, type CardType } from '../../data/cards.ts';
import type { Site } from '../state/state.ts';

export type OathFact =
  // a site
  /** Which site lies there; `none` while it lies facedown. */
  | { readonly kind: 'site'; readonly slot: SlotId }
  /** The nth card there, the one nearest to the site first. */
  | { readonly kind: 'card'; readonly slot: SlotId; readonly n: number }
  | { readonly kind: 'ruler'; readonly slot: SlotId }
  | { readonly kind: 'warbands'; readonly slot: SlotId; readonly of: Seat }
  /** Relics that lie facedown there. */
  | { readonly kind: 'relics'; readonly slot: SlotId }
  | { readonly kind: 'lying'; readonly slot: SlotId; readonly what: Token }
  /** Tokens on a card that lies open, wherever it lies. */
  | { readonly kind: 'on'; readonly card: CardId; readonly what: Token }
  // a player
  | { readonly kind: 'pawn'; readonly of: Seat }
  | { readonly kind: 'favor'; readonly of: Seat }
  /** Ready ones. */
  | { readonly kind: 'secrets'; readonly of: Seat }
  /** Warbands on the board. */
  | { readonly kind: 'band'; readonly of: Seat }
  | { readonly kind: 'role'; readonly of: Seat }
  /** The Vision that lies open before somebody. */
  | { readonly kind: 'vision'; readonly of: Seat }
  /** The nth faceup adviser. */
  | { readonly kind: 'adviser'; readonly of: Seat; readonly n: number }
  /** The nth relic, the first taken first. */
  | { readonly kind: 'relic'; readonly of: Seat; readonly n: number }
  | { readonly kind: 'caged'; readonly of: Seat }
  /** The Vision that somebody shares through the False Prophet. */
  | { readonly kind: 'prophet'; readonly of: Seat }
  // a Prince
  | { readonly kind: 'ambition'; readonly of: Seat }
  | { readonly kind: 'tactics'; readonly of: Seat }
  | { readonly kind: 'token'; readonly of: Seat }
  /** Where the marker of a suit lies: `unaligned`, `friends-1` … */
  | { readonly kind: 'marker'; readonly of: Seat; readonly suit: Suit }
  // the table
  | { readonly kind: 'oath' }
  | { readonly kind: 'title' }
  | { readonly kind: 'side' }
  | { readonly kind: 'bank'; readonly suit: Suit }
  | { readonly kind: 'banner'; readonly banner: BannerId }
  | { readonly kind: 'tokens'; readonly banner: BannerId }
  | { readonly kind: 'mob' }
  | { readonly kind: 'visions' }
  /** Cards left in the world deck. */
  | { readonly kind: 'deck' }
  /** 1 while a relic covers the nth space of the Reliquary. */
  | { readonly kind: 'reliquary'; readonly n: number }
  /** Of a personal bank and of the shared bank, to compare. */
  | { readonly kind: 'bank-left'; readonly of: Seat }
  | { readonly kind: 'shared' };

export type Token = 'favor' | 'secrets';
export const TOKENS: readonly Token[] = ['favor', 'secrets'];

/** A slot with the site that lies there, so that both can be named. */
export function placeAt({ site, faceup }: Site, slot: Slot): string {
  return `${SLOTS[slot]}/${faceup ? site : ''}`;
}
export function panel(seat: Seat): string {
  return `seat-${seat}`;
}
export const TABLE_PLACE = 'table';

export type Facts = readonly DeclaredFact<OathFact>[];

/** Something the state keeps otherwise: it is told and corrected, but nobody is asked for it. */
export function kept(value: string | number | null): Pick<DeclaredFact, 'holder' | 'key'> {
  return { holder: [value], key: 0 };
}
export function upTo(max: number): Possible {
  return { min: 0, max };
}
/** Every card of these types, or none. */
export function named(...types: readonly CardType[]): readonly string[] {
  return [NONE, ...allCards.filter(({ type }) => types.includes(type)).map(({ id }) => id)];
}
export const RELICS = named('relic');
