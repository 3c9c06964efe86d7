/** CAL-5.15, 5.16.8, 5.19.14: memory cards between hand, final reserve, memory deck and discard, and who knows them. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { ALWAYS, ask } from '../state/asking.ts';
import { type Card, type CardName, NAME } from '../state/memory.ts';
import { type Calamandara, type CardPlace, OPEN, type State, travellerOf } from '../state/state.ts';
import { lookAtMemory } from './looking.ts';

const MOST_IN_HAND = 5;
const MOST_IN_FINAL_ZONE = 3;
export const MOST_RESERVED = 3;

export const handLimit = (state: State, seat: Seat): number =>
  travellerOf(state, seat).inFinalZone ? MOST_IN_FINAL_ZONE : MOST_IN_HAND;

/** The cards of a hand or final reserve. */
export function cardsIn(state: State, seat: Seat, place: CardPlace): Card[] {
  const traveller = travellerOf(state, seat);
  return place === 'hand' ? traveller.hand : traveller.finalReserve;
}

export const isOpen = (state: State, card: Card): boolean => ((state.known[card] as number) & OPEN) !== 0;

export function learn(state: State, card: Card, seat: Seat): void {
  state.known[card] = (state.known[card] as number) | (1 << seat);
}

/** The names in a hand or final reserve, each once, in a fixed order. */
export function namesIn(cards: readonly Card[]): CardName[] {
  const names: CardName[] = [];
  for (const card of cards) {
    const name = NAME[card] as CardName;
    if (!names.includes(name)) names.push(name);
  }
  return names.sort();
}

/** Section 8: something is done in secret with these cards. Seats that are not told can no longer tell the hidden ones apart. */
export function keepSecret(state: State, cards: readonly Card[], told: readonly Seat[]): void {
  const mask = told.reduce((bits, seat) => bits | (1 << seat), 0);
  for (const card of cards) if (!isOpen(state, card)) state.known[card] = (state.known[card] as number) & mask;
}

/** Takes a card of this name out of a place; one that lies open first. */
export function takeOut(state: State, cards: Card[], name: CardName): Card {
  const open = cards.find((card) => NAME[card] === name && isOpen(state, card));
  const card = open ?? cards.find((copy) => NAME[copy] === name);
  if (card === undefined) throw new Error(`no ${name} there`);
  takeAway(state, cards, card);
  return card;
}

/** Equal copies look alike: a seat that knew another copy in this place, but not this one, is no longer sure of it. */
export function takeAway(state: State, cards: Card[], card: Card): void {
  cards.splice(cards.indexOf(card), 1);
  let unsure = isOpen(state, card) ? 0 : ~(state.known[card] as number);
  for (const other of cards) {
    if (NAME[other] !== NAME[card] || isOpen(state, other)) continue;
    const lost = (state.known[other] as number) & unsure;
    state.known[other] = (state.known[other] as number) & ~lost;
    unsure &= ~lost;
  }
}

/** CAL-5.15.6: face up on a discard. */
export function discard(state: State, seat: Seat, card: Card): void {
  state.known[card] = OPEN;
  travellerOf(state, seat).discard.push(card);
}

/** Face down on top of the owner's memory deck, the first of the list on top; only the owner still knows them. */
export function putOnDeck(state: State, seat: Seat, cards: readonly Card[]): void {
  const { memoryDeck } = travellerOf(state, seat);
  for (const card of cards.toReversed()) {
    state.known[card] = 1 << seat;
    memoryDeck.push(card);
  }
}

/** How many cards a traveller could draw now: not from a blocked deck (CAL-6.21), not while silenced by the Oracle. */
export function drawable(state: State, seat: Seat, leaving = 0): number {
  const { hand, memoryDeck, onDeck, silenced } = travellerOf(state, seat);
  if (silenced || onDeck.length > 0) return 0;
  return Math.max(0, Math.min(memoryDeck.length, handLimit(state, seat) - hand.length + leaving));
}

export function* draw(table: Calamandara, seat: Seat, count: number): Rules {
  const { state } = table;
  const { memoryDeck, hand } = travellerOf(state, seat);
  const drawn: Card[] = [];
  while (drawn.length < count) {
    yield* lookAtMemory(state, seat, memoryDeck.length - 1, 'drew-card');
    const card = memoryDeck.pop() as Card;
    learn(state, card, seat);
    hand.push(card);
    drawn.push(card);
  }
  const cards = drawn.map((card) => NAME[card] as CardName).sort();
  table.tell({ kind: 'drew', seat, count }, { to: seat, also: { cards } });
}

export const drawCounts = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({ kind: 'draw' as const, count }));

/** CAL-5.16.8: a traveller who holds too many puts cards of their choice face down on top of their memory deck. */
export function* keepThree(table: Calamandara, seat: Seat, place: CardPlace): Rules {
  const { state } = table;
  for (;;) {
    const left = cardsIn(state, seat, place).length - MOST_RESERVED;
    if (left <= 0) return;
    const options = () => namesIn(cardsIn(state, seat, place)).map((card) => ({ kind: 'put-back' as const, card }));
    const { card } = yield* ask(table, seat, { kind: 'keep-three', left }, options, ALWAYS);
    keepSecret(state, cardsIn(state, seat, place), [seat]);
    putOnDeck(state, seat, [takeOut(state, cardsIn(state, seat, place), card)]);
    table.tell({ kind: 'put-back', seat, count: 1 }, { to: seat, also: { cards: [card] } });
  }
}
