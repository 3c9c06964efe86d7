/** What cards at sites demand of the enemies of their ruler (OATH-7.6, 7.7). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { PoweredState, Source, TollDue } from '../hooks/power.ts';
import { playerOf } from '../state/state.ts';
import { isEnemyOf, rulerOfCard, sameRuler } from './queries.ts';

/** One favor for the card's ruler. */
export function tollTo(oath: PoweredState, at: Source): TollDue {
  return { favor: 1, to: rulerOfCard(oath, at) };
}
/** An enemy whose pawn stands on a site of this card's ruler. */
export function isUnderThumb(oath: PoweredState, at: Source, seat: Seat): boolean {
  return isEnemyOf(oath, seat, at) && sameRuler(oath, at, playerOf(oath.state, seat).pawn);
}
