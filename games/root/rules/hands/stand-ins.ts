/** Cards that people know by what an automaton looks at: any card of the deck with that face stands in for the real one. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { type Card, cardOf, suitOf } from '../../data/cards.ts';
import { itemKinds } from '../../data/items.ts';
import { type Suit, suits } from '../../data/suits.ts';
import type { Guess } from '../contract/faction.ts';
import { factionOf } from '../contract/registry.ts';
import type { State } from '../state/state.ts';
import type { CardAsk } from '../vocabulary/asks.ts';

/** The suit, and the item if it shows one. */
export function faceOf(card: Card): string {
  const { suit, item } = cardOf(card);
  return item ? `${suit}/${item}` : suit;
}

export const faces: readonly string[] = suits.flatMap((suit) => [suit, ...itemKinds.map((item) => `${suit}/${item}`)]);

/** Makes the pile hold this many cards of the suit: surplus goes into the deck, what is missing comes out of it. */
export function keepSuit({ hidden: { deck } }: State, pile: Card[], suit: Suit, count: number): void {
  const isSuit = (card: Card) => suitOf(card) === suit;
  while (pile.filter(isSuit).length > count) deck.push(...pile.splice(pile.findIndex(isSuit), 1));
  while (pile.filter(isSuit).length < count && deck.some(isSuit)) {
    pile.push(...deck.splice(deck.findIndex(isSuit), 1));
  }
}

/**
 * A card of this kind leaves the deck. Where a guess has it elsewhere (cards are often known by their suit alone), another that looks the same stands in
 * for it there. Null when there is none to be had.
 */
export function claim(state: State, wanted: (card: Card) => boolean, except: readonly Card[] = []): Card | null {
  const { hidden, open } = state;
  const piles = [hidden.deck, open.discard, open.available];
  const pile = piles.find((cards) => cards.some(wanted));
  if (pile) return pile.splice(pile.findIndex(wanted), 1)[0] as Card;
  for (const { cards, known } of guesses(state)) {
    const at = cards === except ? -1 : cards.findIndex(wanted);
    const standIn = hidden.deck.findIndex((other) => at >= 0 && known(other) === known(cards[at] as Card));
    if (standIn >= 0) return cards.splice(at, 1, ...hidden.deck.splice(standIn, 1))[0] as Card;
  }
  return null;
}

/** The top card of the real deck: one of those that may come, or one that only a guess has elsewhere. */
export function* turnUp(
  state: State,
  ask: CardAsk,
  face: (card: Card) => string,
  reader: Seat | null,
): Rules<Card | undefined> {
  const { deck } = state.hidden;
  const guessed = guesses(state).flatMap(({ cards, known }) =>
    cards.filter((card) => deck.some((other) => known(other) === known(card))),
  );
  const card = yield* draw([...deck, ...guessed], ask, face, reader);
  return claim(state, (one) => one === card) ?? undefined;
}

function guesses(state: State): readonly Guess[] {
  return state.open.players.flatMap((player, seat) => factionOf(player).assistant?.guesses?.(state, seat) ?? []);
}
