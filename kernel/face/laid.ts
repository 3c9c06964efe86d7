/** A table as hands see it: how many of what lie where. What follows the acts of lines comes to the board that the app believes in. */
import type { Seat } from '../rules/ask.ts';
import type { Act, Spot } from './lines.ts';

/** By spot, owner and piece. */
export type Laid = Map<string, number>;

const keyOf = (spot: Spot, of: Seat | null, piece: string) => `${spot} ${of ?? ''} ${piece}`;

export function countAt(laid: Laid, spot: Spot, of: Seat | null, piece: string): number {
  return laid.get(keyOf(spot, of, piece)) ?? 0;
}

export function lay(laid: Laid, spot: Spot, of: Seat | null, piece: string, count: number): void {
  if (count === 0) return;
  const key = keyOf(spot, of, piece);
  const now = (laid.get(key) ?? 0) + count;
  if (now === 0) laid.delete(key);
  else laid.set(key, now);
}

/** Does what hands do, act by act. What nobody counts (a deck, a hand) is left out. */
export function follow(laid: Laid, acts: readonly Act[], isCounted: (spot: Spot) => boolean): void {
  for (const { from, to, of, piece, count } of acts) {
    if (from !== null && isCounted(from)) lay(laid, from, of, piece, -count);
    if (to !== null && isCounted(to)) lay(laid, to, of, piece, count);
  }
}

/** What lies otherwise, each as "c6 1 warrior: 2, not 3". */
export function differences(laid: Laid, expected: Laid): readonly string[] {
  const keys = new Set([...laid.keys(), ...expected.keys()]);
  return [...keys].flatMap((key) => {
    const [found, wanted] = [laid.get(key) ?? 0, expected.get(key) ?? 0];
    return found === wanted ? [] : [`${key}: ${found}, not ${wanted}`];
  });
}
