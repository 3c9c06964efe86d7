/** A whole game as it is: random decisions on silent tables, and forks in the middle of games. */
import { takeAtRandom } from '@tavola/bots/search/random.ts';
import { seededChance, streamChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { median, perCpuSecond, type Work } from './measure.ts';

export type GameCase = { readonly game: AnyGame; readonly seats: readonly SeatWish[]; readonly options: unknown };
export type GameFigures = { readonly decisionsPerCpuSecond: number; readonly forkMicroseconds: number };

const ROUNDS = 9;
const FORKS_AT_ONCE = 50;
/** Games whose middle is forked, one after the other. */
const POSITIONS = 8;

export function measuredGame(it: GameCase, milliseconds: number): GameFigures {
  const { decisions, forked } = perCpuSecond(
    { decisions: randomGames(it), forked: forks(Array.from({ length: POSITIONS }, (_, i) => middle(it, i + 1))) },
    milliseconds,
    ROUNDS,
  );
  return { decisionsPerCpuSecond: median(decisions), forkMicroseconds: 1e6 / median(forked) };
}

function randomGames(it: GameCase): Work {
  let seed = 0;
  return () => playOn(started(it, ++seed, false), seed, Number.POSITIVE_INFINITY);
}

/** Half of the decisions of a random game are made. */
function middle(it: GameCase, seed: number): Table {
  const half = playOn(started(it, seed, false), seed, Number.POSITIVE_INFINITY) >> 1;
  const table = started(it, seed, true);
  playOn(table, seed, half);
  return table;
}

function started({ game, seats, options }: GameCase, seed: number, recorded: boolean): Table {
  return Table.start(game, { seats, options, chance: seededChance(seed), watched: false, recorded });
}

function playOn(table: Table, seed: number, most: number): number {
  const rng = seededRng(seed);
  let made = 0;
  while (made < most && takeAtRandom(table, rng)) made++;
  return made;
}

function forks(tables: readonly Table[]): Work {
  const chance = streamChance(seededRng(1));
  let next = 0;
  return () => {
    const table = tables[next++ % tables.length] as Table;
    for (let i = 0; i < FORKS_AT_ONCE; i++) table.fork({ chance });
    return FORKS_AT_ONCE;
  };
}
