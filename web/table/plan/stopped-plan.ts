/** What is still true of a plan that stopped: which steps its reason concerns, and how much of the rest can be played. */
import type { AnyFace } from '@tavola/kernel/face/face.ts';
import { MOST_STEPS } from '@tavola/kernel/host/gesture.ts';
import { kindOf } from '@tavola/kernel/rules/ask.ts';
import type { Decision } from '@tavola/kernel/rules/decision.ts';
import type { KeptPlan } from '../../api/types.ts';
import type { TableHost } from '../../host/host.ts';

/** These are judged of the next step alone. */
const OF_NEXT: readonly KeptPlan['stopped'][] = ['question', 'not-listed', 'effect'];

/** The steps left that it concerns: the next one, or those that act where something changed. None where that cannot be told. */
export function concernedIn(
  { steps, next, stopped, where }: KeptPlan,
  { things }: AnyFace,
  view: unknown,
): ReadonlySet<number> {
  if (OF_NEXT.includes(stopped)) return new Set([next]);
  const actsThere = ({ events }: KeptPlan['steps'][number]) =>
    events.some((event) => things?.places?.(event, view).some((id) => where.includes(id)));
  return new Set(steps.flatMap((step, n) => (n >= next && actsThere(step) ? [n] : [])));
}

/** How much of the rest is certain to be offered: all, at least the next one, or not even that. */
export type Possible = 'all' | 'next' | 'none';

export async function possibleIn(
  { steps, next }: KeptPlan,
  seat: number,
  decision: Pick<Decision, 'ask' | 'options'>,
  preview: TableHost['preview'],
): Promise<Possible> {
  const rest = steps.slice(next);
  const [first] = rest;
  const last = rest.at(-1);
  if (!first || !last || !isOffered(first, decision)) return 'none';
  if (first === last) return 'all';
  const before = rest.slice(0, -1).map(({ option }) => option);
  if (before.length > MOST_STEPS) return 'next';
  // It is refused where one of them is not listed.
  const reached = await preview(seat, before).catch(() => null);
  if (!reached?.ask || !reached.options || reached.next !== 'you') return 'next';
  return isOffered(last, { ask: reached.ask, options: reached.options }) ? 'all' : 'next';
}

function isOffered({ ask, option }: KeptPlan['steps'][number], decision: Pick<Decision, 'ask' | 'options'>): boolean {
  return kindOf(decision.ask) === ask && decision.options.some(({ id }) => id === option);
}
