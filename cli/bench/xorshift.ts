/** The benchmark's own generator (xorshift32) and hash, the same in every implementation that is compared. */
export function seedWord(seed: number): number {
  let x = (seed + 0x9e3779b9) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  x ^= x >>> 16;
  return x === 0 ? 1 : x;
}

export function step(word: number): number {
  let x = word;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x | 0;
}

/** 0 to n - 1 from a stepped word. */
export function below(word: number, n: number): number {
  return Math.floor(((word >>> 0) * n) / 4294967296);
}

export function hashInt(hash: number, value: number): number {
  return Math.imul(hash ^ (value & 0xffff), 16777619) | 0;
}
export const HASH_START = 0x811c9dc5;

/** The word that picks moves in a playout of `seed`; the game's own word is `seedWord(seed)`. */
export function driverWord(seed: number): number {
  return seedWord(seed ^ 0x5bd1e995);
}
