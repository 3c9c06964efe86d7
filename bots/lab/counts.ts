/** How often each number came up: a histogram as plain data. */
export type Counts = { [value: string]: number };

export function addCount(counts: Counts, value: number, times = 1): void {
  counts[value] = (counts[value] ?? 0) + times;
}

export function addCounts(counts: Counts, more: Counts): void {
  for (const [value, times] of Object.entries(more)) addCount(counts, Number(value), times);
}

/** Smallest value first. */
export function sortedCounts(counts: Counts): readonly (readonly [value: number, times: number])[] {
  return Object.entries(counts)
    .map(([value, times]) => [Number(value), times] as const)
    .sort(([a], [b]) => a - b);
}

export type Summary = {
  readonly count: number;
  readonly mean: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
};

/** Null where nothing was counted. */
export function summary(counts: Counts): Summary | null {
  const sorted = sortedCounts(counts);
  const count = sorted.reduce((sum, [, times]) => sum + times, 0);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return null;
  const total = sorted.reduce((sum, [value, times]) => sum + value * times, 0);
  return { count, mean: total / count, least: first[0], median: middle(sorted, count), most: last[0] };
}

function middle(sorted: readonly (readonly [number, number])[], count: number): number {
  let before = 0;
  for (const [value, times] of sorted) {
    before += times;
    if (before * 2 >= count) return value;
  }
  return 0;
}
