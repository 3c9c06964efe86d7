/** Cards in hand: drawing and discarding (LAB-4.9, LAB-4.17). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { takeTop } from '../maze/maze.ts';
import { handLimit } from '../powers/passive/mallahoc.ts';
import { choose } from '../state/choose.ts';
import type { FaceId } from '../state/faces.ts';
import type { Ask } from '../state/moves.ts';
import { available, type Labyrinx, playerOf } from '../state/state.ts';
import { discard } from './discards.ts';

/** Each face once: equal cards are one option. */
export function different(cards: readonly FaceId[]): FaceId[] {
  return cards.filter((face, i) => cards.indexOf(face) === i);
}

/** Takes one card of this face out of a list. In a deal that a bot imagines the list may hold none: then the first card stands for it. */
export function takeFace(cards: FaceId[], face: FaceId): FaceId {
  const at = Math.max(0, cards.indexOf(face));
  return cards.splice(at, 1)[0] as FaceId;
}

/**
 * Cards of the player's choice go onto the discard pile, face up, one by one. As long as some stay in the hand the player is asked even if
 * all are alike, which nobody else may learn.
 */
export function* discardFromHand(table: Labyrinx, seat: Seat, cards: number, ask: (left: number) => Ask): Rules {
  for (let left = cards; left > 0; left--) {
    const { hand } = playerOf(table.state, seat);
    const options = different(hand).map((face) => ({ kind: 'discard', face }) as const);
    const { face } = yield* choose(seat, ask(left), options, { always: hand.length > left });
    discard(table.state, takeFace(playerOf(table.state, seat).hand, face));
  }
}

/** Up to `cards` cards, then down to the limit, old and new cards alike. */
export function* drawCards(table: Labyrinx, seat: Seat, cards: number): Rules {
  const { state } = table;
  const { hand } = playerOf(state, seat);
  const drawn = Math.min(cards, available(state));
  for (let i = 0; i < drawn; i++) hand.push(yield* takeTop(table, seat));
  table.tell({ kind: 'drew', seat, cards: drawn });
  const over = hand.length - handLimit(state, seat);
  yield* discardFromHand(table, seat, over, () => 'discard');
  if (over > 0) table.tell({ kind: 'discarded', seat, cards: over });
}
