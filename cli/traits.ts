/** What the seats were (`Game.traits`), and how each kind of seat fared: the balance of a game. */
import type { AnyGame, Outcome } from '@tavola/kernel/game.ts';
import { wilson } from './interval.ts';

/** Of one value of a trait, one game for each seat that had it. */
type Fared = {
  games: number;
  /** A shared victory counts by parts, so that all seats of a game together win one. */
  wins: number;
  /** What chance alone would give: one part for each seat at the table. */
  fair: number;
  /** The sum of the scores, where the game counts. */
  points: number | null;
};
/** By trait, then by value. */
export type TraitTally = { [trait: string]: { [value: string]: Fared } };

export function countTraits(
  tally: TraitTally,
  game: AnyGame,
  state: unknown,
  { winners, scores }: Outcome,
  seats: number,
) {
  if (!game.traits) return;
  for (let seat = 0; seat < seats; seat++) {
    for (const [trait, value] of Object.entries(game.traits(state, seat))) {
      addFared(tally, trait, value, {
        games: 1,
        wins: winners.includes(seat) ? 1 / winners.length : 0,
        fair: 1 / seats,
        points: scores?.[seat] ?? null,
      });
    }
  }
}

/** Adds what another process counted. */
export function addTraits(tally: TraitTally, other: TraitTally): void {
  for (const [trait, values] of Object.entries(other))
    for (const [value, fared] of Object.entries(values)) addFared(tally, trait, value, fared);
}

function addFared(tally: TraitTally, trait: string, value: string, more: Fared): void {
  tally[trait] ??= {};
  const values = tally[trait];
  const known = values[value];
  if (!known) {
    values[value] = { ...more };
    return;
  }
  known.games += more.games;
  known.wins += more.wins;
  known.fair += more.fair;
  if (more.points !== null) known.points = (known.points ?? 0) + more.points;
}

export type TraitRow = {
  readonly trait: string;
  readonly value: string;
  readonly games: number;
  readonly wins: number;
  /** Of the games won, with its 95 % interval. */
  readonly rate: number;
  readonly from: number;
  readonly to: number;
  readonly fair: number;
  readonly meanPoints: number | null;
};

/** Trait by trait, the values that win most first. */
export function traitRows(tally: TraitTally): TraitRow[] {
  return Object.entries(tally).flatMap(([trait, values]) =>
    Object.entries(values)
      .map(([value, fared]) => row(trait, value, fared))
      .sort((a, b) => b.rate - a.rate || (a.value < b.value ? -1 : 1)),
  );
}

function row(trait: string, value: string, { games, wins, fair, points }: Fared): TraitRow {
  const [from, to] = wilson(wins, games);
  const meanPoints = points === null ? null : points / games;
  return { trait, value, games, wins, rate: wins / games, from, to, fair: fair / games, meanPoints };
}
