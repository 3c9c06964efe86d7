/** What several searches of the same position, each with worlds of its own, come to together. */

/** An option by its id: how often it was tried, and what that brought in all. */
export type Thought = { readonly id: string; readonly visits: number; readonly total: number };

/** Options that were tried nearly as often as the one tried most stayed in the running as long. */
const NEARLY = 0.8;

/** Of the options that all together tried most the one that brought most; null when none of them tried any. */
export function agreedOn(several: readonly (readonly Thought[])[]): string | null {
  const sums = new Map<string, { visits: number; total: number }>();
  for (const { id, visits, total } of several.flat()) {
    const sum = sums.get(id) ?? { visits: 0, total: 0 };
    sums.set(id, { visits: sum.visits + visits, total: sum.total + total });
  }
  const most = Math.max(0, ...[...sums.values()].map(({ visits }) => visits));
  const standing = [...sums].filter(([, { visits }]) => visits >= NEARLY * most);
  const mean = ({ visits, total }: { visits: number; total: number }) => total / visits;
  return standing.sort(([, a], [, b]) => mean(b) - mean(a))[0]?.[0] ?? null;
}
