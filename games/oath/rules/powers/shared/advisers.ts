/** What advisers of several suits share. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { CardId } from '../../../data/cards.ts';
import { discardDown } from '../../actions/play.ts';
import type { Oath, Power } from '../../hooks/power.ts';
import { swapCards } from '../../operations/cards.ts';
import { isLocked } from '../../queries/queries.ts';
import { type Adviser, playerOf } from '../../state/state.ts';

/** OATH-7.14: the owner has at most two advisers. */
export const atMostTwo: NonNullable<Power['fold']> = {
  'adviser.limit': (_oath, limit, at, { seat }) => (at.seat === seat ? Math.min(limit, 2) : limit),
};

/** Faceup advisers of these players that are not locked and pass the test. */
export function looseAdvisers(
  { state }: Pick<Oath, 'state'>,
  seats: readonly Seat[],
  test: (adviser: Adviser) => boolean = () => true,
): CardId[] {
  return seats.flatMap((seat) =>
    playerOf(state, seat)
      .advisers.filter((one) => one.faceup && !isLocked(one) && test(one))
      .map(({ card }) => card),
  );
}
export function ownerOfAdviser({ state }: Pick<Oath, 'state'>, card: CardId): Seat {
  return state.players.findIndex(({ advisers }) => advisers.some((one) => one.card === card));
}

/** Two faceup advisers change places; afterwards both players keep to their limits, without giving up `sparing`. */
export function* swapAdvisersOf(oath: Oath, seat: Seat, own: CardId, other: CardId, sparing: CardId | null): Rules {
  const owners = [ownerOfAdviser(oath, own), ownerOfAdviser(oath, other)];
  swapCards(oath, seat, own, other);
  for (const owner of owners) yield* discardDown(oath, owner, () => null, true, null, sparing);
}
