/** Hospital: warbands that would be killed come to its site at the end, if the player who used it still rules it. */

import { forbiddenBy } from '../hooks/hooks.ts';
import type { PoweredState } from '../hooks/power.ts';
import { sourceOf } from '../hooks/sources.ts';
import { rulesSite } from '../queries/queries.ts';
import type { Campaign, Side } from '../state/actions.ts';

const HOSPITAL = 'hospital';

/** Do the dead of this side not count as killed? */
export function isHealed(oath: PoweredState, war: Campaign, side: Side): boolean {
  const plan = war.plans.find((one) => one.card === HOSPITAL && one.side === side);
  const at = sourceOf(oath, HOSPITAL);
  if (!plan || plan.user === null || !at || at.slot < 0) return false;
  const { user: seat } = plan;
  return rulesSite(oath, seat, at.slot) && forbiddenBy(oath, 'place', { seat, slot: at.slot }) === null;
}
