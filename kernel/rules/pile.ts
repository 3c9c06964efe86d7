/**
 * A face-down pile is a list of cards, its top card last. On a digital table `shuffle` has decided the order and drawing only looks; where people draw
 * from a real pile, nobody knows its order: there the list says what may still come, and people name the card they drew.
 */
import type { Ask, Rules, Seat } from './ask.ts';
import { asBelieved } from './real.ts';
import { dealtAgain, type Rng } from './rng.ts';
import { watching } from './watching.ts';

/**
 * The top card leaves the pile; undefined when the pile is empty. `face` is what the rules look at: a real card needs no more precise name. `reader`
 * is the seat that draws it unseen by the others; left out, everybody sees the card.
 */
export function* draw<T>(
  pile: T[],
  ask: Ask,
  face: (card: T) => string = String,
  reader: Seat | null = null,
): Rules<T | undefined> {
  if (!watching.realPiles || pile.length === 0) return pile.pop();
  const faces = () => asBelieved(() => pile.map(face));
  const at = (yield { type: 'chance', what: 'draw', size: pile.length, ask, faces, reader }) as number;
  return pile.splice(at, 1)[0];
}

/** Up to `count` cards, the top one first; fewer when the pile runs out. */
export function* drawSome<T>(
  pile: T[],
  count: number,
  ask: Ask,
  face: (card: T) => string = String,
  reader: Seat | null = null,
): Rules<T[]> {
  const cards: T[] = [];
  while (cards.length < count && pile.length > 0) cards.push((yield* draw(pile, ask, face, reader)) as T);
  return cards;
}

/**
 * The first look at a card that was laid face down unseen, straight from its pile. On a digital table it is `card`. Where people draw, nobody knew it:
 * it may be any of `unseen()`. The person who turns it up names it, and the rules let it change places with the card that stood for it.
 */
export function* firstLook<T>(
  card: T,
  unseen: () => readonly T[],
  ask: Ask,
  face: (card: T) => string = String,
  reader: Seat | null = null,
): Rules<T> {
  if (!watching.realPiles) return card;
  return (yield* draw([...unseen(), card], ask, face, reader)) as T;
}

/** Deals the cards whose place nobody knows again: the same cards over the same places, each as full as before. For `redeal`. */
export function dealAgain<T extends string | number>(places: readonly T[][], rng: Rng): void {
  const cards = dealtAgain(places.flat(), rng);
  for (const place of places) for (let i = 0; i < place.length; i++) place[i] = cards.pop() as T;
}
