/** What follows when a relic was recovered, or taken as if recovered. */
import type { Rules, Seat } from '@tavola/kernel/rules/ask.ts';
import type { Slot } from '../../data/board.ts';
import { react } from '../hooks/hooks.ts';
import type { Oath } from '../hooks/power.ts';
import type { Recover } from '../state/actions.ts';
import { begun } from './modifiers.ts';

export function* recovered(oath: Oath, seat: Seat, at: Slot): Rules {
  const action: Recover = begun(oath, { kind: 'recover', seat, at, used: [], free: true, what: { relic: 0 } });
  yield* react(oath, 'recovered', action, action.used);
}
