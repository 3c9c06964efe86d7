/** Two runs side by side: what won more in the second, and whether that may be chance. */
import { Z_95 } from './interval.ts';
import { type Grouping, groupings, type Rate, type Result, type Row, rowsBy } from './result.ts';

export type Difference = {
  readonly kind: string;
  readonly before: Row;
  readonly after: Row;
  /** Of the rates, second minus first, with its 95 % interval. */
  readonly change: Rate;
  /** The interval does not hold zero. */
  readonly isClear: boolean;
};

/** The groupings that both runs know. */
function sharedGroupings(first: Result, second: Result): Grouping[] {
  const known = groupings(first).map(nameOf);
  return groupings(second).filter((grouping) => known.includes(nameOf(grouping)));
}

/** What both runs know of a grouping, in the order of the first. */
function compared(first: Result, second: Result, grouping: Grouping): Difference[] {
  const after = new Map(rowsBy(second, grouping).map((row) => [row.kind, row]));
  return rowsBy(first, grouping).flatMap((before) => {
    const row = after.get(before.kind);
    return row ? [difference(before, row)] : [];
  });
}

function difference(before: Row, after: Row): Difference {
  const change = changeOf(before, after);
  return { kind: before.kind, before, after, change, isClear: change.from > 0 || change.to < 0 };
}

/** Newcombe's interval: made of Wilson's, so it holds for few games and for rates near 0 or 1. */
function changeOf(a: Row, b: Row): Rate {
  const rate = b.rate - a.rate;
  const below = Math.hypot(b.rate - b.from, a.to - a.rate);
  const above = Math.hypot(b.to - b.rate, a.rate - a.from);
  return { rate, from: rate - below, to: rate + above };
}

/**
 * The one that won most and how far it is before the next: of one run, whose seats win at each other's cost. The interval is that of two shares of
 * the same games.
 */
export function leader(
  rows: readonly Row[],
): { readonly first: Row; readonly second: Row; readonly lead: Rate } | null {
  const [first, second] = [...rows].sort((a, b) => b.rate - a.rate);
  if (!first || !second) return null;
  const rate = first.rate - second.rate;
  const games = Math.min(first.games, second.games);
  const spread = (first.rate + second.rate - rate * rate) / Math.max(1, games);
  const width = Z_95 * Math.sqrt(Math.max(0, spread));
  return { first, second, lead: { rate, from: Math.max(-1, rate - width), to: Math.min(1, rate + width) } };
}

function nameOf(grouping: Grouping): string {
  return grouping.by === 'trait' ? `trait ${grouping.trait}` : grouping.by;
}

/** Everything that both runs know. */
export function comparison(first: Result, second: Result) {
  return sharedGroupings(first, second).map((grouping) => ({ grouping, rows: compared(first, second, grouping) }));
}
