/** EVE-9.2: stones on Places of the Inner Circle, one each, with the greatest total weight. */

export type Placed = { readonly stone: string; readonly place: string };

/**
 * A maximum-weight matching by augmenting paths: Places are taken in order of falling weight, and each joins if all
 * Places chosen so far can still have a stone. The weight depends on the Place only, so this greedy order is optimal
 * (the Places that can be served together form a transversal matroid).
 */
export function bestPlacement(
  stones: readonly string[],
  places: readonly string[],
  fits: (stone: string, place: string) => boolean,
  weight: (place: number) => number,
): Placed[] {
  const servedBy = new Array<number>(stones.length).fill(-1);
  const order = places.map((_, i) => i).toSorted((a, b) => weight(b) - weight(a));
  for (const place of order) augment(place, new Set());
  return servedBy.flatMap((place, i) =>
    place < 0 ? [] : [{ stone: stones[i] as string, place: places[place] as string }],
  );

  function augment(place: number, seen: Set<number>): boolean {
    for (let i = 0; i < stones.length; i++) {
      if (seen.has(i) || !fits(stones[i] as string, places[place] as string)) continue;
      seen.add(i);
      const other = servedBy[i] as number;
      if (other < 0 || augment(other, seen)) {
        servedBy[i] = place;
        return true;
      }
    }
    return false;
  }
}
