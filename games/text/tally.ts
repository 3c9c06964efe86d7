/** What people count of a seat, in words of both languages: a few nouns a game, so they are not loaded by language. */
import type { Counted } from '@tavola/kernel/face.ts';
import type { Language } from '@tavola/kernel/text.ts';

/** One and several of each thing. */
export type Nouns<K extends string> = {
  readonly [L in Language]: { readonly [thing in K]: readonly [one: string, many: string] };
};

export function tallyOf<K extends string>(
  nouns: Nouns<K>,
  language: Language,
  counts: { readonly [thing in K]: number },
): readonly Counted[] {
  return (Object.keys(counts) as K[]).map((id) => {
    const [one, many] = nouns[language][id];
    return { id, count: counts[id], named: (n) => `${n} ${n === 1 ? one : many}` };
  });
}
