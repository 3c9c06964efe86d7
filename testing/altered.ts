/** Data that somebody tampered with: the same document with one thing in it changed, by chance. */
import type { Rng } from '@tavola/kernel/rules/rng.ts';

type Holder = { [key: string]: unknown };
type Place = { readonly holder: Holder; readonly key: string };

/** A copy in which one value somewhere is another, is gone, lies twice, or has changed places with its like. */
export function altered<T>(document: T, rng: Rng): T {
  const root: Holder = { document: JSON.parse(JSON.stringify(document)) };
  const places = placesIn(root).filter(({ holder }) => holder !== root);
  const place = places[rng.below(places.length)];
  if (place === undefined) throw new Error('there is nothing to alter');
  alter(place, places, rng);
  return root.document as T;
}

function placesIn(root: Holder): Place[] {
  const places: Place[] = [];
  const left: Holder[] = [root];
  for (let holder = left.pop(); holder; holder = left.pop())
    for (const [key, value] of Object.entries(holder)) {
      places.push({ holder, key });
      if (typeof value === 'object' && value !== null) left.push(value as Holder);
    }
  return places;
}

const STRANGE: readonly (() => unknown)[] = [
  () => null,
  () => -1,
  () => 1e9,
  () => 0.5,
  () => '',
  () => '__proto__',
  () => 'x'.repeat(5000),
  () => [],
  () => ({}),
  () => true,
  () => nested(11),
];
function nested(depth: number): unknown {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

function alter({ holder, key }: Place, places: readonly Place[], rng: Rng): void {
  const value = holder[key];
  const how = rng.below(6);
  if (how === 0) Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  else if (how === 1) Array.isArray(holder) ? holder.push(value) : Object.assign(holder, { [`${key}2`]: value });
  else if (how === 2 && typeof value === 'number') holder[key] = value + 1 - 2 * rng.below(2);
  else if (how <= 4) {
    const alike = places.filter((it) => typeof it.holder[it.key] === typeof value);
    const other = alike[rng.below(alike.length)] as Place;
    holder[key] = JSON.parse(JSON.stringify(other.holder[other.key]));
    // A swap keeps every card once; a copy does not.
    if (how === 4 && typeof value !== 'object') other.holder[other.key] = value;
  } else holder[key] = (STRANGE[rng.below(STRANGE.length)] as () => unknown)();
}
