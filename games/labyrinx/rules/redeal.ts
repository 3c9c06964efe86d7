/** How a seat imagines what it cannot know. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { dealtAgain, type Rng } from '@tavola/kernel/rules/rng.ts';
import { type FaceId, faceOf } from './state/faces.ts';
import type { Cell } from './state/grid.ts';
import { type Card, hasSeen, type State } from './state/state.ts';

/**
 * Deals again what `seat` does not know: the draw pile, the other hands, the closed cards that are not in its notebook. With a `recall` below 1 it
 * forgets that share of its notes, and of the discards under the top one.
 */
export function redeal(state: State, seat: Seat, rng: Rng, recall: number): void {
  const remembers = (place: number, face: FaceId) => recall >= 1 || luck(seat, place, face) < recall;
  const closed = forgottenCards(state, seat, remembers);
  const discards = state.discard.filter(
    (card, i) => !isKnownDiscard(state, seat, i) && !(hasSeen(card, seat) && remembers(i, card.face)),
  );
  const hands = state.players.filter((_, other) => other !== seat).map(({ hand }) => hand);
  const pool = state.draw.concat(...hands);
  for (const card of closed) pool.push(card.face);
  for (const { face } of discards) pool.push(face);
  dealtAgain(pool, rng);

  const isSearching = state.browsing?.seat === seat && state.browsing.drawPileToo;
  state.draw = isSearching ? searchedDraw(state.draw, pool, rng) : pool.splice(0, state.draw.length);
  for (const card of closed) card.face = pool.pop() as FaceId;
  for (const card of discards) {
    card.face = pool.pop() as FaceId;
    card.seen &= ~(1 << seat);
  }
  for (const hand of hands) for (let i = 0; i < hand.length; i++) hand[i] = pool.pop() as FaceId;
}

/** LAB-4.18: a seat that despairs knows which crossroads the draw pile holds, and that the rest of it holds none. */
function searchedDraw(draw: readonly FaceId[], pool: FaceId[], rng: Rng): FaceId[] {
  const dealt: FaceId[] = [];
  for (const wanted of draw) {
    const at = faceOf(wanted).plainCross ? pool.indexOf(wanted) : pool.findIndex((face) => !faceOf(face).plainCross);
    dealt.push(...pool.splice(at, 1));
  }
  return dealtAgain(dealt, rng);
}

/**
 * 0 to 1, the same for the same card at the same place: what is forgotten stays forgotten, in all worlds that a bot imagines for one pick and from
 * pick to pick. Drawn again each time, the average of its worlds would tell a bot what it is to forget.
 */
function luck(seat: Seat, place: number, face: FaceId): number {
  let hash = (seat + 1) * 0x9e3779b1 + place * 0x85ebca6b;
  for (let i = 0; i < face.length; i++) hash = Math.imul(hash ^ face.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** The closed cards that the seat has never seen, or forgets: then they leave its notebook. Marks of the memory aid stay: they say that a card was seen, not which it was. */
function forgottenCards(state: State, seat: Seat, remembers: (cell: Cell, face: FaceId) => boolean): Card[] {
  const bit = 1 << seat;
  const unknown: Card[] = [];
  for (let cell: Cell = 0; cell < state.cells.length; cell++) {
    const card = state.cells[cell];
    if (!card || card.rotation !== null) continue;
    if (state.look?.seat === seat && state.look.cells.includes(cell)) continue;
    if ((card.seen & bit) !== 0 && remembers(cell, card.face)) continue;
    if (state.options.memoryAid !== 'marks') card.seen &= ~bit;
    unknown.push(card);
  }
  return unknown;
}

/** The top discard lies open; a seat that browses the pile sees all of it. */
function isKnownDiscard(state: State, seat: Seat, i: number): boolean {
  return i === state.discard.length - 1 || state.browsing?.seat === seat;
}
