/** What a pick costs and brings: the difference between what people count before and after it. */
import type { Counted } from '@tavola/kernel/face/face.ts';

export type Differences = { readonly costs: readonly string[]; readonly gains: readonly string[] };

export function differences(before: readonly Counted[], after: readonly Counted[]): Differences {
  const costs: string[] = [];
  const gains: string[] = [];
  for (const { id, count, named } of after) {
    const change = count - (before.find((one) => one.id === id)?.count ?? 0);
    if (change < 0) costs.push(named(-change));
    if (change > 0) gains.push(named(change));
  }
  return { costs, gains };
}
