/** Cards by which an Exile turns Citizen without an offer (OATH-7.13). */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import { type Asking, pickReliquary, wants } from '../../asking/picks.ts';
import type { Oath, PoweredState } from '../../hooks/power.ts';
import { becomeCitizen } from '../../minor/citizenship.ts';
import { playerOf } from '../../state/state.ts';

export function isExile({ state }: PoweredState, seat: Seat): boolean {
  return playerOf(state, seat).role === 'exile';
}

/** Without a relic, if the player wants to. */
export function* mayTurnCitizen(oath: Oath, seat: Seat, at: Asking): Rules {
  if (yield* wants(oath, seat, at, 'citizen')) yield* becomeCitizen(oath, seat, null);
}
/** With a relic of the Reliquary that is chosen unseen; with an empty Reliquary without one. */
export function* turnCitizenBlind(oath: Oath, seat: Seat, at: Asking): Rules {
  yield* becomeCitizen(oath, seat, yield* pickReliquary(oath, seat, at, 'relic'));
}
