/** Which lines of a log tell that a seat changed hands. */
import type { HeardEvent, Match } from '../../api/types.ts';

export type Hands = Match['holders'];
export type Held = { readonly holders: Hands };

/** The changes between this line and the next one. */
export function handsAt(told: readonly Pick<HeardEvent, 'at'>[], n: number, { holders }: Held): Hands {
  if (holders.length === 0) return holders;
  const [at, next] = [told[n]?.at ?? 0, told[n + 1]?.at ?? Number.POSITIVE_INFINITY];
  return holders.filter((it) => holderBefore(holders, it) && (n === 0 || at <= it.from) && it.from < next);
}

/** Who held the seat until then; nobody for its first person. */
export function holderBefore(holders: Hands, change: Hands[number]): Hands[number] | undefined {
  return holders.slice(0, holders.indexOf(change)).findLast(({ seat }) => seat === change.seat);
}
