/**
 * How much a seat cannot know: whatever `redeal` mixes for it. What is mixed no more after a pick has come to light by it, in whatever way the rules
 * showed it: drawn, turned up, read in another hand. That is certain where worlds dealt at random may all happen to show the same card.
 */
import type { Seat } from '../rules/ask.ts';
import { type Rng, seededRng } from '../rules/rng.ts';
import type { Table } from '../table/table.ts';
import { recallOf } from './past.ts';

/** How many of each thing were mixed together at most: a deal may mix the same ones in several rounds. */
export type Unknown = ReadonlyMap<unknown, number>;

/** Random numbers for a deal, and what the deal mixes with them. */
export function counted({ below }: Rng): { readonly rng: Rng; readonly unknown: Unknown } {
  const unknown = new Map<unknown, number>();
  const mixes = (things: readonly unknown[]) => {
    const counts = new Map<unknown, number>();
    for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    for (const [thing, count] of counts) unknown.set(thing, Math.max(count, unknown.get(thing) ?? 0));
  };
  return { rng: { below, mixes }, unknown };
}

/** What the seat cannot know of this state, which is dealt again by that. */
export function unknownIn({ game, options }: Pick<Table, 'game' | 'options'>, state: unknown, seat: Seat): Unknown {
  const { rng, unknown } = counted(seededRng(0));
  game.redeal(state, seat, rng, recallOf(game, options));
  return unknown;
}

/** Something is known now that was not before. */
export function cameToLight(before: Unknown, after: Unknown): boolean {
  return [...before].some(([thing, count]) => (after.get(thing) ?? 0) < count);
}
