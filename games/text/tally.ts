/** What people count of a seat, in words. */
import type { Counted } from '@tavola/kernel/face/face.ts';

/** One and several of each thing. */
export type Nouns<K extends string> = { readonly [thing in K]: readonly [one: string, many: string] };

/** "2 Herbs, 1 Elixir": what is wanted of each thing beyond what there is; null when there is enough. */
export function shortOf<K extends string>(
  nouns: Nouns<K>,
  wanted: { readonly [thing in K]?: number },
  has: { readonly [thing in K]?: number },
): string | null {
  const short = (Object.keys(wanted) as K[]).flatMap((id) => {
    const missing = (wanted[id] ?? 0) - (has[id] ?? 0);
    const [one, many] = nouns[id];
    return missing > 0 ? [`${missing} ${missing === 1 ? one : many}`] : [];
  });
  return short.length === 0 ? null : short.join(', ');
}

export function tallyOf<K extends string>(
  nouns: Nouns<K>,
  counts: { readonly [thing in K]: number },
): readonly Counted[] {
  return (Object.keys(counts) as K[]).map((id) => {
    const [one, many] = nouns[id];
    return { id, count: counts[id], named: (n) => `${n} ${n === 1 ? one : many}` };
  });
}
