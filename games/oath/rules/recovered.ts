/** What follows when a relic was recovered, or taken as if recovered. */
import type { Rules, Seat } from '@tavola/kernel/ask.ts';
import type { Slot } from '../data/board.ts';
import type { Recover } from './actions.ts';
import { react } from './hooks.ts';
import { begun } from './modifiers.ts';
import type { Oath } from './power.ts';

export function* recovered(oath: Oath, seat: Seat, at: Slot): Rules {
  const action: Recover = begun(oath, { kind: 'recover', seat, at, used: [], free: true, what: { relic: 0 } });
  yield* react(oath, 'recovered', action, action.used);
}
