/** Hospital: warbands that would be killed come to its site at the end, if whoever used it still rules it. */
import type { Campaign, Side } from '../actions.ts';
import { forbiddenBy } from '../hooks.ts';
import type { Standing } from '../power.ts';
import { rulesSite } from '../queries.ts';
import { sourceOf } from '../sources.ts';

const HOSPITAL = 'hospital';

/** Do the dead of this side not count as killed? */
export function isHealed(oath: Standing, war: Campaign, side: Side): boolean {
  const plan = war.plans.find((one) => one.card === HOSPITAL && one.side === side);
  const at = sourceOf(oath, HOSPITAL);
  if (!plan || plan.user === null || !at || at.slot < 0) return false;
  const { user: seat } = plan;
  return rulesSite(oath, seat, at.slot) && forbiddenBy(oath, 'place', { seat, slot: at.slot }) === null;
}
