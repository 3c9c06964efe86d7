/** What cards at sites demand of the enemies of their ruler (OATH-7.6, 7.7). */
import type { Seat } from '@tavola/kernel/ask.ts';
import type { Charged, Source, Standing } from './power.ts';
import { isEnemyOf, rulerOfCard, sameRuler } from './queries.ts';
import { playerOf } from './state.ts';

/** One favor for whoever rules the card. */
export function tollTo(oath: Standing, at: Source): Charged {
  return { favor: 1, to: rulerOfCard(oath, at) };
}
/** An enemy whose pawn stands on a site of this card's ruler. */
export function isUnderThumb(oath: Standing, at: Source, seat: Seat): boolean {
  return isEnemyOf(oath, seat, at) && sameRuler(oath, at, playerOf(oath.state, seat).pawn);
}
