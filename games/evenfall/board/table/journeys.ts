/** Which of several equal figures is which: short ways first, so that those who stand still stay and one goes the long way. */
export type Point = { readonly x: number; readonly y: number };

/** For each place where a figure stands now, the place it came from; null when more stand now than before. */
export function journeys(before: readonly Point[], now: readonly Point[]): readonly (Point | null)[] {
  const ways = now.flatMap((to, i) =>
    before.map((from, j) => ({ i, j, far: Math.hypot(to.x - from.x, to.y - from.y) })),
  );
  const from = new Map<number, number>();
  const left = new Set<number>();
  for (const { i, j } of ways.sort((a, b) => a.far - b.far)) {
    if (from.has(i) || left.has(j)) continue;
    from.set(i, j);
    left.add(j);
  }
  return now.map((_, i) => before[from.get(i) ?? -1] ?? null);
}
