/** What several searches of the same position, each with worlds of its own, come to together. */

/** An option by its id: how often it was tried, and what that brought in all. */
export type Thought = { readonly id: string; readonly visits: number; readonly total: number };

/** The option that all together tried most; null when none of them tried any. */
export function agreedOn(several: readonly (readonly Thought[])[]): string | null {
  const sums = new Map<string, { visits: number; total: number }>();
  for (const { id, visits, total } of several.flat()) {
    const sum = sums.get(id) ?? { visits: 0, total: 0 };
    sums.set(id, { visits: sum.visits + visits, total: sum.total + total });
  }
  const ranked = [...sums].sort(([, a], [, b]) => b.visits - a.visits || b.total - a.total);
  return ranked[0]?.[0] ?? null;
}
