/** The printed facts of both decks. Copies of a card are alike, so a card is known by its kind: two Armorers are twice `armorers`. */
import base from './deck-base.json' with { type: 'json' };
import exiles from './deck-exiles-partisans.json' with { type: 'json' };
import type { Item } from './items.ts';
import type { Name } from './names.ts';
import type { ClearingSuit, Suit } from './suits.ts';

export type Card = string;
export type DeckId = 'base' | 'exiles-partisans';
export type CardType = 'ambush' | 'dominance' | 'item' | 'immediate' | 'persistent';

export type CardFacts = {
  readonly kind: Card;
  readonly suit: Suit;
  readonly type: CardType;
  /** The suits of the crafting pieces to activate; null for a card that cannot be crafted. */
  readonly cost: readonly (ClearingSuit | 'any')[] | null;
  readonly copies: number;
  /** When a persistent effect is used: a part of the turn, a step of battle, or always. */
  readonly timing?: string;
  readonly item?: Item;
  readonly vp?: number;
  readonly name: Name;
  readonly text: Name;
};

const kinds = { base: base.kinds, 'exiles-partisans': exiles.kinds } as unknown as {
  readonly [D in DeckId]: readonly CardFacts[];
};

const facts: { readonly [kind: Card]: CardFacts } = Object.fromEntries(
  [...kinds.base, ...kinds['exiles-partisans']].map((card) => [card.kind, card]),
);

/** The 54 cards of a deck. */
export function deckOf(deck: DeckId): Card[] {
  return kinds[deck].flatMap(({ kind, copies }) => new Array<Card>(copies).fill(kind));
}

export function cardOf(card: Card): CardFacts {
  const found = facts[card];
  if (!found) throw new Error(`no card ${card}`);
  return found;
}

export function isCard(id: string): boolean {
  return facts[id] !== undefined;
}

export function suitOf(card: Card): Suit {
  return cardOf(card).suit;
}

/** ROOT-2.1.1: a bird card may be treated as a card of any other suit. */
export function matches(card: Card, suit: Suit): boolean {
  const own = cardOf(card).suit;
  return own === suit || own === 'bird';
}

export function isDominance(card: Card): boolean {
  return cardOf(card).type === 'dominance';
}

export function isAmbush(card: Card): boolean {
  return cardOf(card).type === 'ambush';
}

/** Copies are alike: one of each kind, in the order in which they lie. */
export function distinct(cards: readonly Card[]): Card[] {
  return cards.filter((card, i) => cards.indexOf(card) === i);
}
