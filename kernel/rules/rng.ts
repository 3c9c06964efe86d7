/** Seeded random numbers for guesses and playouts; never for the chance of a real match (see chance.ts). */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

export type Rng = {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** Is told what is about to be mixed (host/unknown.ts). */
  readonly mixes?: (things: readonly unknown[]) => void;
};

export function seededRng(seed: number): Rng {
  return rngOf(xoroshiro128plus(seed));
}

/** From 128 bits, four 32-bit words. */
export function rngOfWords(words: readonly number[]): Rng {
  return rngOf(xoroshiro128plusFromState(words));
}

function rngOf(generator: RandomGenerator): Rng {
  return { below: (n) => uniformInt(generator, 0, n - 1) };
}

/** The same numbers for things of this kind, where others may be called alike. */
export function mixing(kind: string, { below, mixes }: Rng): Rng {
  return mixes ? { below, mixes: (things) => mixes(things.map((thing) => `${kind} ${thing}`)) } : { below };
}

/** Fisher-Yates from the last place down, in place. */
export function shuffleInPlace<T>(list: T[], rng: Rng): T[] {
  rng.mixes?.(list);
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}

/** The same cards in a new order that owes nothing to the old one: what `redeal` needs to be the same in every world a seat cannot tell apart. */
export function dealtAgain<T extends string | number>(list: T[], rng: Rng): T[] {
  return shuffleInPlace(
    list.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
    rng,
  );
}
