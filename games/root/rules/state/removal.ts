/** Pieces that leave the map together (ROOT-1.5.4). */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Clearing } from '../../data/maps.ts';
import type { Battle } from './battle.ts';

export type PieceClass = 'warrior' | 'building' | 'token';

/** Pieces of one kind in one clearing. `which` is the type's place in the faction's contract, 0 for warriors. */
export type Loss = {
  readonly owner: Seat;
  readonly class: PieceClass;
  readonly which: number;
  readonly clearing: Clearing;
  readonly count: number;
};

/** `by` removed these pieces. */
export type Removed = Loss & { readonly by: Seat };

export type Removal = { readonly removed: readonly Removed[]; readonly battle: Battle | null };

/** How many of the pieces that `wanted` describes went. */
export function countOf({ removed }: Removal, wanted: (loss: Removed) => boolean): number {
  let count = 0;
  for (const loss of removed) if (wanted(loss)) count += loss.count;
  return count;
}
