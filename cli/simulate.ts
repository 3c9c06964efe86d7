/** Many games between bots, counted. */
import { type Bot, botOf } from '@tavola/bots/bot.ts';
import { Memory } from '@tavola/bots/memory.ts';
import { takeAtRandom } from '@tavola/bots/random.ts';
import { seededChance } from '@tavola/kernel/chance.ts';
import type { AnyGame, Legacy, Outcome } from '@tavola/kernel/game.ts';
import { seededRng } from '@tavola/kernel/rng.ts';
import { kindOfSeat, type SeatWish } from '@tavola/kernel/setup.ts';
import { Table } from '@tavola/kernel/table.ts';
import { walk } from '@tavola/testing/walk.ts';
import { addTraits, countTraits, type TraitTally } from './traits.ts';

export type SimSetup = {
  readonly seats: readonly SeatWish[];
  readonly options: unknown;
  /** Fewer than seats are repeated; all of them move on by one seat from game to game. */
  readonly bots: readonly string[];
  readonly games: number;
  /** Of the first game; each further game has the next one. */
  readonly seed: number;
  /** Random games with every check of testing/walk.ts. */
  readonly walk: boolean;
};
export type SimError = { readonly seed: number; readonly message: string };
export type BotTally = { games: number; wins: number };
export type Tally = {
  games: number;
  finished: number;
  errors: SimError[];
  decisions: number;
  /** Of finished games. */
  shortest: number;
  longest: number;
  cpuSeconds: number;
  /** By seat; a win that is shared counts for each, unless everybody shares it: that is a draw. */
  wins: number[];
  draws: number;
  nobody: number;
  /** Sums of the scores by seat, and of the best one of each game, where the game counts. */
  scores: number[];
  bestScores: number;
  /** By bot, one game for each seat it sat on. */
  bots: { [name: string]: BotTally };
  traits: TraitTally;
};

const MOST_DECISIONS = 50_000;

export function simulate(game: AnyGame, setup: SimSetup, onGame: () => void = () => {}): Tally {
  const tally = newTally(setup);
  const before = process.threadCpuUsage();
  for (let i = 0; i < setup.games; i++) {
    const seed = setup.seed + i;
    tally.games++;
    try {
      const { table, outcome, decisions } = played(game, setup, seed);
      count(tally, outcome, decisions, seatedBots(setup, seed));
      countTraits(tally.traits, game, table.state, outcome, setup.seats.length);
    } catch (error) {
      tally.errors.push({ seed, message: error instanceof Error ? error.message : String(error) });
    }
    onGame();
  }
  const used = process.threadCpuUsage(before);
  tally.cpuSeconds = (used.user + used.system) / 1e6;
  return tally;
}

export function newTally({ seats, bots }: Pick<SimSetup, 'seats' | 'bots'>): Tally {
  return {
    games: 0,
    finished: 0,
    errors: [],
    decisions: 0,
    shortest: Number.MAX_SAFE_INTEGER,
    longest: 0,
    cpuSeconds: 0,
    wins: seats.map(() => 0),
    draws: 0,
    nobody: 0,
    scores: seats.map(() => 0),
    bestScores: 0,
    bots: Object.fromEntries(bots.map((name) => [name, { games: 0, wins: 0 }])),
    traits: {},
  };
}

/** Adds what another process counted. */
export function add(tally: Tally, other: Tally): void {
  for (const field of ['games', 'finished', 'decisions', 'cpuSeconds', 'draws', 'nobody', 'bestScores'] as const)
    tally[field] += other[field];
  tally.errors.push(...other.errors);
  tally.shortest = Math.min(tally.shortest, other.shortest);
  tally.longest = Math.max(tally.longest, other.longest);
  other.wins.forEach((wins, seat) => {
    tally.wins[seat] = (tally.wins[seat] ?? 0) + wins;
  });
  other.scores.forEach((score, seat) => {
    tally.scores[seat] = (tally.scores[seat] ?? 0) + score;
  });
  for (const [name, { games, wins }] of Object.entries(other.bots)) {
    const known = tally.bots[name] as BotTally;
    known.games += games;
    known.wins += wins;
  }
  addTraits(tally.traits, other.traits);
}

/** Which bot sits where in the game of this seed; null where an automaton sits. */
export function seatedBots({ seats, bots }: SimSetup, seed: number): readonly (string | null)[] {
  let player = seed;
  return seats.map((wish) => (kindOfSeat(wish) === 'player' ? (bots[player++ % bots.length] as string) : null));
}

type Played = { readonly table: Table; readonly outcome: Outcome; readonly decisions: number };

/** Who sits where is given by `seated`; `inheritance` is what the game before this one left. */
export function played(
  game: AnyGame,
  setup: SimSetup,
  seed: number,
  seated: readonly (string | null)[] = seatedBots(setup, seed),
  inheritance?: Legacy,
): Played {
  const { seats, options } = setup;
  if (setup.walk) return walk(game, { seats, options, inheritance, seed, mostDecisions: MOST_DECISIONS });
  const silent = { seats, options, inheritance, chance: seededChance(seed), watched: false };
  if (setup.bots.every((name) => name === 'random'))
    return playedAtRandom(Table.start(game, { ...silent, recorded: false }), seed);
  const bots = seated.map((name) => name && botOf(name));
  return playedBy(bots as (Bot | null)[], Table.start(game, silent), seed);
}

function playedAtRandom(table: Table, seed: number): Played {
  const rng = seededRng(seed ^ 0x9e3779b9);
  let decisions = 0;
  while (takeAtRandom(table, rng)) checkLength(++decisions);
  return { table, outcome: table.outcome as Outcome, decisions };
}

function playedBy(bots: readonly (Bot | null)[], table: Table, seed: number): Played {
  const seeds = seededRng(seed ^ 0x9e3779b9);
  const memories = bots.map(() => new Memory());
  let decisions = 0;
  for (; table.outcome === null; checkLength(++decisions)) {
    const seat = table.firstQuestion?.seat as number;
    table.take(seat, (bots[seat] as Bot).choose(table, seat, seeds.below(0x7fffffff), memories[seat]));
  }
  return { table, outcome: table.outcome, decisions };
}

function checkLength(decisions: number): void {
  if (decisions >= MOST_DECISIONS) throw new Error(`not over after ${decisions} decisions`);
}

function count(tally: Tally, { winners, scores }: Outcome, decisions: number, bots: readonly (string | null)[]): void {
  tally.finished++;
  tally.decisions += decisions;
  tally.shortest = Math.min(tally.shortest, decisions);
  tally.longest = Math.max(tally.longest, decisions);
  const isDraw = bots.length > 1 && winners.length === bots.length;
  if (isDraw) tally.draws++;
  if (winners.length === 0) tally.nobody++;
  if (scores) {
    tally.scores = tally.scores.map((sum, seat) => sum + (scores[seat] ?? 0));
    tally.bestScores += Math.max(...scores);
  }
  bots.forEach((name, seat) => {
    const won = !isDraw && winners.includes(seat) ? 1 : 0;
    tally.wins[seat] = (tally.wins[seat] ?? 0) + won;
    const bot = name === null ? undefined : tally.bots[name];
    if (!bot) return;
    bot.games++;
    bot.wins += won;
  });
}
