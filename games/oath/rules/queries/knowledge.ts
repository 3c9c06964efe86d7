/** Who knows where a facedown card lies (rules section 8). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { type CardId, factsOf, isVision } from '../../data/cards.ts';
import type { Oath } from '../hooks/power.ts';
import type { LookedAt } from '../state/moves.ts';
import type { State } from '../state/state.ts';

/** The bits of all seats. */
function everybody(state: State): number {
  return (1 << state.players.length) - 1;
}
export function knows(state: State, seat: Seat, card: CardId): boolean {
  return ((state.seen[factsOf(card).number] as number) & (1 << seat)) !== 0;
}
export function learn(state: State, seat: Seat, card: CardId): void {
  const { number } = factsOf(card);
  state.seen[number] = (state.seen[number] as number) | (1 << seat);
}
/** OATH-3.6 a: would a look at these cards show the player anything new? */
export function hasNews(state: State, seat: Seat, cards: readonly CardId[]): boolean {
  return cards.some((card) => !knows(state, seat, card));
}
/** Looks at facedown cards; the others learn only that. */
export function lookAt(oath: Pick<Oath, 'state' | 'tell'>, seat: Seat, cards: readonly CardId[], at: LookedAt): void {
  for (const card of cards) learn(oath.state, seat, card);
  oath.tell({ kind: 'looked', seat, at, n: cards.length }, { to: seat, also: { cards: cards.slice() } });
}

/** The card was seen by all where it lies now or lay until now. */
export function learnAll(state: State, card: CardId): void {
  state.seen[factsOf(card).number] = everybody(state);
}
/** Nobody knows now which of the shuffled cards is where. */
export function forget(state: State, cards: readonly CardId[]): void {
  for (const card of cards) state.seen[factsOf(card).number] = 0;
}
/** Only this seat still knows which of these is where. */
export function keepSecret(state: State, seat: Seat, cards: readonly CardId[]): void {
  for (const card of cards) state.seen[factsOf(card).number] = 1 << seat;
}
/** Somebody picks from a hand unseen: nobody else can tell several cards with the same back apart any longer. */
export function mingle(state: State, seat: Seat, hand: readonly CardId[]): void {
  for (const vision of [false, true]) {
    const alike = hand.filter((card) => isVision(card) === vision);
    if (alike.length > 1) keepSecret(state, seat, alike);
  }
}
