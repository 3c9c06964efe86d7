/** What two logs of one evening have in common. */
import type { LogPick } from '../table/log.ts';

/** How many picks two logs have in common from the start. */
export function sharedBy(one: readonly LogPick[], other: readonly LogPick[]): number {
  const at = one.findIndex(([seat, option], i) => seat !== other[i]?.[0] || option !== other[i]?.[1]);
  return at < 0 ? one.length : at;
}
