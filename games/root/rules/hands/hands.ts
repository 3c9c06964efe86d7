/** Hands, the deck and the discard pile (ROOT-2.1). */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { pick, shuffle } from '@tavola/kernel/rules/chance.ts';
import { draw } from '@tavola/kernel/rules/pile.ts';
import { isRealTable } from '@tavola/kernel/rules/real.ts';
import { select } from '@tavola/kernel/rules/select.ts';
import { type Card, cardOf, distinct, isDominance, matches } from '../../data/cards.ts';
import { HAND_LIMIT } from '../../data/constants.ts';
import type { Suit } from '../../data/suits.ts';
import { factionAt, factionOf } from '../contract/registry.ts';
import { score } from '../score/score.ts';
import { choose } from '../state/choose.ts';
import { handOf, type State } from '../state/state.ts';
import type { Root } from '../state/table.ts';
import type { Ask, CardAsk, WantedCard } from '../vocabulary/asks.ts';
import type { DiscardedTo } from '../vocabulary/automata.ts';
import { cardMove, type SharedMove } from '../vocabulary/moves.ts';
import { turnUp } from './stand-ins.ts';

/** Draws up to `count` cards. A player without a hand scores 1 VP instead, however many they were (ROOT-16.2). */
export function* drawCards(table: Root, seat: Seat, count: number): Rules {
  if (count <= 0) return;
  if (!holdsCards(table.state, seat)) {
    score(table, seat, 1, 'no-hand', 'ROOT-16.2');
    return;
  }
  if (factionAt(table.state, seat).cards.hand === 'unseen') {
    table.tell({ kind: 'drew', seat, count });
    return;
  }
  const cards: Card[] = [];
  while (cards.length < count) {
    const card = yield* topCard(table, seat);
    if (card === null) break;
    cards.push(card);
    handOf(table.state, seat).push(card);
  }
  if (cards.length > 0) tellDrawn(table, seat, cards);
}

/** Cards that come into an open hand are seen by everybody (ROOT-11.2.3). */
function tellDrawn(table: Root, seat: Seat, cards: readonly Card[]): void {
  const drew = { kind: 'drew', seat, count: cards.length } as const;
  if (factionAt(table.state, seat).cards.hand === 'open') table.tell({ ...drew, cards });
  else table.tell(drew, { to: seat, also: { cards } });
}

/** The top card of the deck; null when deck and discard pile are both empty (ruling ROOT-G3). `reader` alone sees it. */
export function* topCard(table: Root, reader: Seat | null, wanted: WantedCard = {}): Rules<Card | null> {
  yield* refill(table);
  const { state } = table;
  const ask: CardAsk = { kind: 'deck', for: 'hand', seat: reader, nth: 1, of: 1, ...wanted };
  const card = isRealTable(table)
    ? yield* turnUp(state, ask, shownFace(state), reader)
    : yield* draw(state.hidden.deck, ask, String, reader);
  if (card === undefined) return null;
  yield* refill(table);
  return card;
}

/**
 * ROOT-2.1: as soon as the deck is empty, the discard pile is shuffled into a new one. At a real table nobody says when that was, and most cards
 * are known by their suit alone: there whatever lies in no play area may come.
 */
function* refill(table: Root): Rules {
  const { open, hidden } = table.state;
  if (isRealTable(table)) hidden.deck.push(...open.discard.splice(0));
  if (hidden.deck.length > 0 || open.discard.length === 0) return;
  const cards = open.discard;
  open.discard = [];
  hidden.deck = yield* shuffle(cards);
  table.tell({ kind: 'reshuffled' });
}

/** What an automaton looks at when a real card is turned: its suit, and an item that the supply still has (AUT-1.1). */
function shownFace({ open }: State): (card: Card) => string {
  return (card) => {
    const { suit, item } = cardOf(card);
    return item && open.items[item] > 0 ? `${suit}/${item}` : suit;
  };
}

/** Automata have no hand (ROOT-16.2). */
export function holdsCards(state: State, seat: Seat): boolean {
  return factionAt(state, seat).cards.hand !== 'none';
}

export function handSize(state: State, seat: Seat): number {
  return handOf(state, seat).length;
}

/** A card goes where discarded cards go: to the Lost Souls (ROOT-10.2.6), beside the map (ROOT-3.3.3), or on the pile. */
export function discard(table: Root, card: Card): DiscardedTo {
  const { state } = table;
  for (const [seat, player] of state.open.players.entries()) {
    const pile = factionOf(player).cards.discardPile?.(state, seat);
    if (pile) {
      pile.push(card);
      return 'lost-souls';
    }
  }
  discardFinally(table, card);
  return 'discard';
}

/** The same when nothing can catch the card any more. */
export function discardFinally(table: Root, card: Card): void {
  const { open } = table.state;
  if (!isDominance(card)) open.discard.push(card);
  else {
    open.available.push(card);
    table.tell({ kind: 'available', card });
  }
}

export function takeFromHand(state: State, seat: Seat, card: Card): void {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** Spending a card is discarding it, for something. */
export function spendCard(table: Root, seat: Seat, card: Card): void {
  takeFromHand(table.state, seat, card);
  table.tell({ kind: 'spent', seat, card });
  discard(table, card);
}

export function discardFromHand(table: Root, seat: Seat, card: Card): void {
  takeFromHand(table.state, seat, card);
  table.tell({ kind: 'discarded', seat, card });
  discard(table, card);
}

/** The hand cards that match, as moves; null matches all. */
export function matchingCards(state: State, seat: Seat, suit: Suit | null): Extract<SharedMove, { kind: 'card' }>[] {
  return select(distinct(handOf(state, seat)))
    .where('ROOT-2.1.1', (card) => suit === null || matches(card, suit))
    .moves(cardMove);
}

export function holdsMatching(state: State, seat: Seat, suit: Suit | null): boolean {
  const hand = handOf(state, seat);
  return suit === null ? hand.length > 0 : hand.some((card) => matches(card, suit));
}

/** Asks which matching card to spend, and spends it. `purpose` is a word that the texts know. */
export function* spendMatching(table: Root, seat: Seat, suit: Suit | null, purpose: string): Rules<Card> {
  const ask = { kind: 'spend', suit, for: purpose } as const;
  const { card } = yield* choose(seat, ask, () => matchingCards(table.state, seat, suit));
  spendCard(table, seat, card);
  return card;
}

/** Each faction's Evening ends with this: down to five cards. */
export function* discardDown(table: Root, seat: Seat): Rules {
  while (handSize(table.state, seat) > HAND_LIMIT) {
    const left = handSize(table.state, seat) - HAND_LIMIT;
    const { card } = yield* choose(seat, { kind: 'discard', left }, () => matchingCards(table.state, seat, null));
    discardFromHand(table, seat, card);
  }
}

/** A random card of another player; from one without a hand the taker draws instead (ROOT-16.2). Null when there was none. */
export function* takeRandomCard(table: Root, taker: Seat, from: Seat): Rules<Card | null> {
  const { state } = table;
  if (!holdsCards(state, from)) {
    yield* drawCards(table, taker, 1);
    return null;
  }
  const card = yield* randomCard(table, from, taker);
  if (card === null) return null;
  takeFromHand(state, from, card);
  handOf(state, taker).push(card);
  table.tell({ kind: 'stolen', from, to: taker }, { to: [from, taker], also: { card } });
  return card;
}

/** Which card of a hand is hit at random; it stays there. */
export function* randomCard(table: Root, of: Seat, reader: Seat | null): Rules<Card | null> {
  const hand = handOf(table.state, of);
  if (hand.length === 0) return null;
  const ask: Ask = { kind: 'random-card', from: of };
  return yield* pick(hand, ask, String, reader);
}

/** A card changes hands; for a player without a hand it is discarded and scores 1 VP (ROOT-16.2). */
export function giveCard(table: Root, from: Seat, to: Seat, card: Card): void {
  takeFromHand(table.state, from, card);
  table.tell({ kind: 'given', from, to }, { to: [from, to], also: { card } });
  if (holdsCards(table.state, to)) handOf(table.state, to).push(card);
  else {
    discard(table, card);
    score(table, to, 1, 'given-card', 'ROOT-16.2');
  }
}
