/** Nothing is hidden in Hex: everybody sees the whole diamond. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { State } from './rules.ts';

export type View = { readonly size: number; readonly cells: readonly (Seat | null)[]; readonly turn: Seat };

export function view({ size, cells, stones }: State): View {
  return { size, cells: cells.slice(), turn: stones % 2 };
}

export function whoseTurn({ turn }: View): Seat {
  return turn;
}

/** As many stones lie there as were put down, half of them each; a swap takes one away and puts one down. */
export function flaw({ size, cells, stones }: State): string | null {
  const laid = cells.filter((owner) => owner !== null).length;
  if (cells.length !== size * size) return `${cells.length} cells`;
  return laid === stones || laid === stones - 1 ? null : `${laid} stones of ${stones}`;
}
