/** A card that lies open moves to a site (OATH-2.4). That is no play, but the Great Slum lets a card there go first all the same. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Slot } from '../data/board.ts';
import type { CardId } from '../data/cards.ts';
import { choose, NONE } from './choose.ts';
import { fold } from './hooks.ts';
import { isCommitted } from './in-use.ts';
import type { Move } from './moves.ts';
import { discard, moveToSite, untouchable } from './operations/cards.ts';
import type { Oath, Standing } from './power.ts';
import { hasRoom, placeOf, slotOfCard } from './queries.ts';
import { type Lying, siteAt } from './state.ts';

/** Is there room at the site, or could this player make some? */
export function canMoveTo(oath: Standing, seat: Seat, slot: Slot): boolean {
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

function leaving(oath: Standing, seat: Seat, slot: Slot): CardId[] {
  const cards = fold(oath, 'move.first', [], { slot });
  return cards.filter(
    (card) => untouchable(oath, seat, card, slotOfCard(oath.state, card)) === null && !isCommitted(oath, card),
  );
}
