/** Order: the Palanquin. */

import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { destinationLord, forcedSlots, forceTravel } from '../../actions/travel.ts';
import { pickPlayer, pickSlot } from '../../asking/picks.ts';
import type { Oath, PoweredState, Source } from '../../hooks/power.ts';
import { movePawn } from '../../operations/pawn.ts';
import { placeOf, playersAt } from '../../queries/queries.ts';
import { playerOf } from '../../state/state.ts';
import type { CardPowers } from '../shared/card-powers.ts';

export const orderPalanquin = {
  /** The other player decides about tolls: refused, the site is not available. */
  palanquin: {
    action: {
      can: (oath, seat) => companions(oath, seat).length > 0,
      *run(oath, seat, at) {
        const other = yield* pickPlayer(oath, seat, at, 'player', companions(oath, seat));
        if (other !== null) yield* carryAlong(oath, seat, other, at);
      },
    },
  },
} satisfies CardPowers;

/** Players at the same site who could travel somewhere. */
function companions(oath: PoweredState, seat: Seat): Seat[] {
  const { pawn } = playerOf(oath.state, seat);
  return playersAt(oath.state, pawn).filter((other) => other !== seat && forcedSlots(oath, other).length > 0);
}
/** At the Shrouded Wood the player's own pawn still goes to the named site; the other's destination is up to the Wood's ruler. */
function* carryAlong(oath: Oath, seat: Seat, other: Seat, at: Source): Rules {
  let open = forcedSlots(oath, other);
  for (;;) {
    const slot = yield* pickSlot(oath, seat, at, 'site', open);
    if (slot === null) return;
    const lord = destinationLord(oath, other);
    const went = yield* forceTravel(oath, other, seat, lord === null ? { among: [slot] } : {});
    if (went || lord !== null) {
      const from = placeOf(oath.state, playerOf(oath.state, seat).pawn);
      yield* movePawn(oath, seat, slot);
      oath.tell({ kind: 'placed-pawn', seat, from, to: placeOf(oath.state, slot) });
      return;
    }
    open = open.filter((one) => one !== slot);
  }
}
