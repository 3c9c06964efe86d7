/** Several cards are discarded at once: the player who discards them orders those that go to the same pile (OATH-2.10). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { regionOf, type Slot, type Suit, slotsOf } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import { choose } from '../../asking/choose.ts';
import { isInUse } from '../../hooks/in-use.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { discard, untouchable } from '../../operations/cards.ts';
import { pawnRegion, slotOfCard, suitOf } from '../../queries/queries.ts';
import { siteAt } from '../../state/state.ts';

/** The cards at these sites that the player may discard and that pass the test. */
export function looseAt(
  oath: PoweredState,
  seat: Seat,
  slots: readonly Slot[],
  test: (card: CardId) => boolean,
): CardId[] {
  return slots.flatMap((slot) =>
    siteAt(oath.state, slot)
      .cards.map(({ card }) => card)
      .filter((card) => test(card) && untouchable(oath, seat, card, slot) === null),
  );
}
/** The same in the region of somebody's pawn, by their suits. */
export function looseInRegion(oath: PoweredState, seat: Seat, suits: readonly (Suit | null)[]): CardId[] {
  const slots = slotsOf(pawnRegion(oath.state, seat));
  return looseAt(oath, seat, slots, (card) => suits.includes(suitOf(card)));
}

/** Cards that lie open; those that must stay (`untouchable`) have been left out, those in use are left out here. */
export function* discardAll(oath: Oath, seat: Seat, cards: readonly CardId[]): Rules {
  let left = cards.filter((card) => !isInUse(oath, card));
  while (left.length > 0) {
    const region = regionOfCard(oath, seat, left[0] as CardId);
    const together = left.filter((card) => regionOfCard(oath, seat, card) === region);
    const moves = together.map((card) => ({ kind: 'card', card }) as const);
    const { card } = yield* choose(oath, seat, { kind: 'order', of: 'discard' }, moves);
    yield* discard(oath, seat, card);
    left = left.filter((one) => one !== card);
  }
}
function regionOfCard({ state }: Oath, seat: Seat, card: CardId): string {
  const slot = slotOfCard(state, card);
  return slot >= 0 ? regionOf(slot) : pawnRegion(state, seat);
}
