/** The discard pile: it lies face up, and only its top card is seen (LAB-G27). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { FaceId } from '../state/faces.ts';
import { allSeats, type State } from '../state/state.ts';

/** A card goes onto the pile for all to see. */
export function discard(state: State, face: FaceId): void {
  state.discard.push({ face, seen: allSeats(state) });
}

/** Several cards at once: their owner knows them all, the others see the one on top. */
export function discardTogether(state: State, seat: Seat, faces: readonly FaceId[]): void {
  for (const face of faces) state.discard.push({ face, seen: 1 << seat });
  showTop(state);
}

/** Looks through the whole pile. */
export function browse(state: State, seat: Seat, drawPileToo: boolean): void {
  state.browsing = { seat, drawPileToo };
  for (const card of state.discard) card.seen |= 1 << seat;
}

/** Takes one card of this face, the uppermost. In a deal that a bot imagines there may be none: then the lowest stands for it. */
export function takeDiscard(state: State, face: FaceId): FaceId {
  const at = Math.max(
    0,
    state.discard.findLastIndex((card) => card.face === face),
  );
  return state.discard.splice(at, 1)[0]?.face as FaceId;
}

export function discardedFaces({ discard }: State): FaceId[] {
  return discard.map(({ face }) => face);
}

/** What lies on top is seen by everybody. */
export function showTop(state: State): void {
  const top = state.discard.at(-1);
  if (top) top.seen = allSeats(state);
}
