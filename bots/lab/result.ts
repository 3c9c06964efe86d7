/** A run and what it came to: the document that pages show, files keep and runs are compared by. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { summary } from './counts.ts';
import { wilson } from './interval.ts';
import type { Run } from './run.ts';
import { type Fared, kindName, type Met, type Tally } from './tally.ts';

export type Result = {
  /** The version of this document. */
  readonly lab: 1;
  readonly run: Run;
  /** The version of the game's rules. */
  readonly rules: string;
  readonly tally: Tally;
};

export function resultOf(game: AnyGame, run: Run, tally: Tally): Result {
  return { lab: 1, run, rules: game.version, tally };
}

/** A rate with its 95 % interval. */
export type Rate = { readonly rate: number; readonly from: number; readonly to: number };
export type Row = Rate & {
  readonly kind: string;
  readonly games: number;
  /** Wins by parts. */
  readonly share: number;
  readonly fair: number;
  readonly meanPoints: number | null;
};

export function rateOf(wins: number, games: number): Rate {
  const [from, to] = wilson(wins, games);
  return { rate: games === 0 ? 0 : wins / games, from, to };
}

export function rowOf(kind: string, { games, share, fair, scores }: Fared): Row {
  return {
    kind,
    games,
    share,
    ...rateOf(share, games),
    fair: games === 0 ? 0 : fair / games,
    meanPoints: summary(scores)?.mean ?? null,
  };
}

/** Those that win most first. */
export function rowsOf(all: { readonly [kind: string]: Fared }): Row[] {
  return Object.entries(all)
    .map(([kind, fared]) => rowOf(kind, fared))
    .sort((a, b) => b.rate - a.rate || (a.kind < b.kind ? -1 : 1));
}

/** How the seats of a run are told apart: by a trait, by bot or by place. */
export type Grouping =
  | { readonly by: 'seat' }
  | { readonly by: 'bot' }
  | { readonly by: 'trait'; readonly trait: string };

/** The groupings that tell anything, the one that says most first. */
export function groupings({ tally }: Result): Grouping[] {
  const traits = Object.keys(tally.traits).filter((trait) => Object.keys(tally.traits[trait] ?? {}).length > 1);
  const bots = Object.keys(tally.bots).length > 1;
  return [
    ...(bots ? [{ by: 'bot' } as const] : []),
    ...traits.map((trait) => ({ by: 'trait', trait }) as const),
    { by: 'seat' },
  ];
}

export function faredBy({ tally }: Result, grouping: Grouping): readonly (readonly [kind: string, Fared])[] {
  if (grouping.by === 'seat') return tally.seats.map((fared, seat) => [String(seat), fared]);
  return Object.entries(grouping.by === 'bot' ? tally.bots : (tally.traits[grouping.trait] ?? {}));
}

/** Seats in their order, everything else by what it won. */
export function rowsBy(result: Result, grouping: Grouping): Row[] {
  if (grouping.by === 'seat') return result.tally.seats.map((fared, seat) => rowOf(String(seat), fared));
  return rowsOf(Object.fromEntries(faredBy(result, grouping)));
}

export type Cell = Rate & { readonly games: number };

export function cellOf(met: Met | undefined): Cell | null {
  return met && met.games > 0 ? { games: met.games, ...rateOf(met.share, met.games) } : null;
}

/** How often each value of `trait` won in games with each value of `other` at the table; null where they never met. */
export function versus(
  { tally }: Pick<Result, 'tally'>,
  trait: string,
  other: string,
): readonly (readonly (Cell | null)[])[] {
  const [rows, columns] = [valuesOf(tally, trait), valuesOf(tally, other)];
  return rows.map((value) =>
    columns.map((against) => cellOf(tally.versus[kindName(trait, value)]?.[kindName(other, against)])),
  );
}

/** In the order of the alphabet. */
export function valuesOf({ traits }: Tally, trait: string): readonly string[] {
  return Object.keys(traits[trait] ?? {}).sort();
}

/** A result from a file; null when it is none. */
export function readResult(text: string): Result | null {
  try {
    const { lab, run, rules, tally } = JSON.parse(text) as Partial<Result>;
    return lab === 1 && run && typeof rules === 'string' && Array.isArray(tally?.seats)
      ? { lab, run, rules, tally }
      : null;
  } catch {
    return null;
  }
}
