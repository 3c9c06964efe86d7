/** The link that repeats a run exactly, and says what came out. */
import type { Result } from '@tavola/bots/lab/result.ts';
import { queryOf } from '@tavola/bots/lab/written.ts';

export function addressOf({ run, rules, tally }: Result): string {
  return `/lab?${queryOf(run, { rules, fingerprint: tally.fingerprint })}`;
}
