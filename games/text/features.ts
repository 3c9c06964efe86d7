/** Features of a position (`BotHints.features`) in words: what a pick brings more of, and less. */

/** "more warriors on the map", "fewer warriors on the map"; or, where people count it, one and several of the thing. */
type Feature = readonly [more: string, less: string] | { readonly counted: readonly [one: string, many: string] };
export type FeatureWords<K extends string = string> = { readonly [name in K]: Feature };

/** What is counted and changes by less than a half is not said; nor is what has no words. */
export function featureText(words: FeatureWords, name: string, change: number): string | null {
  const feature = words[name];
  if (feature === undefined) return null;
  if (!('counted' in feature)) return feature[change > 0 ? 0 : 1];
  const n = Math.round(Math.abs(change));
  const [one, many] = feature.counted;
  return n === 0 ? null : `${change > 0 ? '+' : '−'}${n} ${n === 1 ? one : many}`;
}
