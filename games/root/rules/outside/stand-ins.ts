/** Cards that people know by what an automaton looks at: any card of the deck with that face stands in for the real one. */
import { type Card, cardOf, isCard, suitOf } from '../../data/cards.ts';
import { itemKinds } from '../../data/items.ts';
import { type Suit, suits } from '../../data/suits.ts';
import { automatonBoard } from '../automata/state.ts';
import type { State } from '../state.ts';

/** The suit, and the item if it shows one. */
export function faceOf(card: Card): string {
  const { suit, item } = cardOf(card);
  return item ? `${suit}/${item}` : suit;
}

export const faces: readonly string[] = suits.flatMap((suit) => [suit, ...itemKinds.map((item) => `${suit}/${item}`)]);

/** So many cards of the suit are in the pile: what is too much goes into the deck, what lacks comes out of it. */
export function keepSuit({ hidden: { deck } }: State, pile: Card[], suit: Suit, count: number): void {
  const isSuit = (card: Card) => suitOf(card) === suit;
  while (pile.filter(isSuit).length > count) deck.push(...pile.splice(pile.findIndex(isSuit), 1));
  while (pile.filter(isSuit).length < count && deck.some(isSuit)) {
    pile.push(...deck.splice(deck.findIndex(isSuit), 1));
  }
}

/**
 * A card of this kind leaves the deck. Where a guess has it elsewhere (cards are often known by their suit alone), another of the suit stands in for
 * it there. Null when there is none to be had.
 */
export function claim(state: State, wanted: (card: Card) => boolean, except: readonly Card[] = []): Card | null {
  const { hidden, open } = state;
  const piles = [hidden.deck, open.discard, open.available];
  const pile = piles.find((cards) => cards.some(wanted));
  if (pile) return pile.splice(pile.findIndex(wanted), 1)[0] as Card;
  for (const guessed of guesses(state)) {
    const at = guessed === except ? -1 : guessed.findIndex(wanted);
    const standIn = hidden.deck.findIndex((other) => at >= 0 && suitOf(other) === suitOf(guessed[at] as Card));
    if (standIn >= 0) return guessed.splice(at, 1, ...hidden.deck.splice(standIn, 1))[0] as Card;
  }
  return null;
}

/** Boards keep other lists too. */
function isListed(entry: unknown): boolean {
  return typeof entry === 'string' && isCard(entry);
}

/** Lists of cards on boards, which are known by what automata look at. */
function guesses(state: State): Card[][] {
  return state.open.players.flatMap(({ automaton, board }, seat) => {
    if (!automaton) return 'market' in board && board.market ? [board.market] : [];
    const { order } = automatonBoard(state, seat);
    const lists = Object.values(board).flatMap((value): Card[][] => {
      if (!Array.isArray(value)) return [];
      return (Array.isArray(value[0]) ? value : [value]).filter((list) => list.every(isListed)) as Card[][];
    });
    return order === null ? lists : [...lists, [order]];
  });
}
