/** Bots against each other, two at a table, and how strong each is. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { levels, timeless } from '../search/bot.ts';
import { type Rating, ratings } from './bradley-terry.ts';
import { type Rate, rateOf } from './result.ts';
import type { Run } from './run.ts';

export type Contender = {
  /** What people call it: a level, or the bot itself. */
  readonly name: string;
  /** Who plays: always by iterations, never by time. */
  readonly bot: string;
};

export type LadderSetup = {
  readonly game: AnyGame;
  /** Two players, or the game's fewest. */
  readonly seats: readonly SeatWish[];
  readonly options: unknown;
  readonly contenders: readonly Contender[];
  /** Of each pair. */
  readonly games: number;
  readonly seed: number;
  /** Each meets this many of those that follow it in the list; strangers are compared through others. */
  readonly reach: number;
};

export type Pair = { readonly first: number; readonly second: number; readonly run: Run };
export type Rung = Contender &
  Rating & {
    /** Wins by parts, in this many games. */
    readonly won: number;
    readonly games: number;
  };
export type Duel = Rate & { readonly first: string; readonly second: string; readonly games: number };
export type Ladder = {
  readonly game: string;
  readonly rules: string;
  readonly seed: number;
  readonly gamesPerPair: number;
  /** The strongest first. */
  readonly rungs: readonly Rung[];
  /** How often the first of each pair won, which is the one with the higher rating. */
  readonly duels: readonly Duel[];
};

const PLAIN = ['random', 'greedy'];
const SEARCHES = ['search:30', 'search:100', 'search:300'];

/** Random, greedy, the levels and searches of growing strength; two names of one bot are one. */
export function usualContenders(game: AnyGame): Contender[] {
  const all = [
    ...PLAIN.map((name) => ({ name, bot: name })),
    ...levels.map((name) => ({ name, bot: timeless(game, name) })),
    ...SEARCHES.map((name) => ({ name, bot: name })),
  ];
  return all.filter(
    ({ name, bot }, i) => levels.some((it) => it === name) || !all.some((it, j) => j !== i && it.bot === bot),
  );
}

/** Every pair that meets, with the run that they play: the same deals for all, and more of them leave the first ones as they are. */
export function pairsOf({ game, seats, options, contenders, games, seed, reach }: LadderSetup): Pair[] {
  const pairs: Pair[] = [];
  for (let first = 0; first < contenders.length; first++) {
    for (let second = first + 1; second < Math.min(contenders.length, first + 1 + reach); second++) {
      const bots = [first, second].map((i) => (contenders[i] as Contender).bot);
      pairs.push({ first, second, run: { game: game.id, seats, options, bots, rotate: true, games, seed } });
    }
  }
  return pairs;
}

/** `shares`: for each pair what its first and its second won, by parts. */
export function ladderOf(
  setup: LadderSetup,
  pairs: readonly Pair[],
  shares: readonly (readonly [number, number])[],
): Ladder {
  const { game, contenders, games, seed } = setup;
  const wins = contenders.map(() => contenders.map(() => 0));
  const add = (i: number, j: number, share: number) => {
    const row = wins[i] as number[];
    row[j] = (row[j] as number) + share;
  };
  pairs.forEach(({ first, second }, i) => {
    const [a, b] = shares[i] as readonly [number, number];
    add(first, second, a);
    add(second, first, b);
  });
  const rated = ratings(wins);
  const rungs = contenders.map((contender, i): Rung => {
    const own = wins[i] as number[];
    const won = own.reduce((sum, it) => sum + it, 0);
    const lost = wins.reduce((sum, row) => sum + (row[i] as number), 0);
    return { ...contender, ...(rated[i] as Rating), won, games: won + lost };
  });
  const duels = pairs.map(({ first, second }, i): Duel => {
    const pair = [first, second].map((at, place) => ({
      name: (contenders[at] as Contender).name,
      elo: (rated[at] as Rating).elo,
      won: (shares[i] as readonly [number, number])[place] as number,
    }));
    const [better, other] = pair.sort((a, b) => b.elo - a.elo) as [(typeof pair)[0], (typeof pair)[0]];
    const games = better.won + other.won;
    return { first: better.name, second: other.name, games, ...rateOf(better.won, games) };
  });
  return {
    game: game.id,
    rules: game.version,
    seed,
    gamesPerPair: games,
    rungs: rungs.sort((a, b) => b.elo - a.elo),
    duels,
  };
}
