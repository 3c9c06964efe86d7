/** A card that lies open moves to a site (OATH-2.4). That is not a play, but the Great Slum still lets a card there go first. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../../data/board.ts';
import type { CardId } from '../../../data/cards.ts';
import { choose, NONE } from '../../asking/choose.ts';
import { fold } from '../../hooks/hooks.ts';
import { isCommitted } from '../../hooks/in-use.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { discard, moveToSite, untouchable } from '../../operations/cards.ts';
import { hasRoom, placeOf, slotOfCard } from '../../queries/queries.ts';
import type { Move } from '../../state/moves.ts';
import { type Lying, siteAt } from '../../state/state.ts';

/** Is there room at the site, or could this player make some? */
export function canMoveTo(oath: PoweredState, seat: Seat, slot: Slot): boolean {
  return hasRoom(oath, slot) || leaving(oath, seat, slot).length > 0;
}

/** Without room a card there has to go first. */
export function* moveIn(oath: Oath, seat: Seat, lying: Lying, slot: Slot, place?: number): Rules {
  const { state } = oath;
  const moves: Move[] = leaving(oath, seat, slot).map((card) => ({ kind: 'card', card }));
  if (moves.length > 0) {
    const ask = { kind: 'discard-first', by: siteAt(state, slot).site, site: placeOf(state, slot) } as const;
    const pick = yield* choose(oath, seat, ask, hasRoom(oath, slot) ? [...moves, NONE] : moves);
    if (pick.kind === 'card') yield* discard(oath, seat, pick.card);
  }
  moveToSite(oath, seat, lying, slot, place);
}

function leaving(oath: PoweredState, seat: Seat, slot: Slot): CardId[] {
  const cards = fold(oath, 'move.first', [], { slot });
  return cards.filter(
    (card) => untouchable(oath, seat, card, slotOfCard(oath.state, card)) === null && !isCommitted(oath, card),
  );
}
