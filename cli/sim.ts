/** tavola sim: many games between bots, counted and timed. */
import { Worker } from 'node:worker_threads';
import { progress } from '@clack/prompts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { botsOf, gameOf, numberOf, optionsOf, readArguments, seatsOf, titleOf } from './arguments.ts';
import type { Command } from './command.ts';
import { wilson } from './interval.ts';
import type { Share } from './sim-worker.ts';
import { add, newTally, type SimSetup, simulate, type Tally } from './simulate.ts';
import type { Text } from './text.ts';
import { type TraitRow, traitRows } from './traits.ts';

const OPTIONS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  jobs: { type: 'string' },
  walk: { type: 'boolean' },
} as const;
const MOST_GAMES = 10_000_000;

export const sim: Command = async (argv, { text, language, print }) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = seatsOf(args, game);
  const setup: SimSetup = {
    seats,
    options: optionsOf(args, game, seats),
    bots: botsOf(args, seats, 'random'),
    games: numberOf(args, 'games', 1, MOST_GAMES, 100),
    seed: numberOf(args, 'seed', 0, 0x7fffffff, 1),
    walk: args.values.walk === true,
  };
  const tally = await counted(game, setup, numberOf(args, 'jobs', 1, 64, 1), args.values.json !== true);
  if (args.values.json) print(JSON.stringify(report(game.id, setup, tally)));
  else for (const line of lines(text.sim, titleOf(game, language), tally)) print(line);
  return tally.errors.length > 0 ? 1 : 0;
};

async function counted(game: AnyGame, setup: SimSetup, jobs: number, showing: boolean): Promise<Tally> {
  const bar = showing && process.stderr.isTTY ? progress({ max: setup.games, output: process.stderr }) : null;
  bar?.start(game.id);
  const tick = () => bar?.advance();
  const tally = jobs === 1 ? simulate(game, setup, tick) : await shared(game.id, setup, jobs, tick);
  bar?.stop(game.id);
  return tally;
}

/** The games in equal shares, each in a thread of its own. */
async function shared(game: string, setup: SimSetup, jobs: number, tick: () => void): Promise<Tally> {
  const tally = newTally(setup);
  const size = Math.ceil(setup.games / jobs);
  const shares: Promise<Tally>[] = [];
  for (let from = 0; from < setup.games; from += size) {
    const games = Math.min(size, setup.games - from);
    shares.push(inThread({ game, setup: { ...setup, games, seed: setup.seed + from } }, tick));
  }
  for (const share of await Promise.all(shares)) add(tally, share);
  return tally;
}

function inThread(share: Share, tick: () => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sim-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', (message: 'game' | Tally) => (message === 'game' ? tick() : resolve(message)));
    worker.on('error', reject);
  });
}

function report(game: string, setup: SimSetup, tally: Tally) {
  const { games, finished, errors, decisions, cpuSeconds, wins, draws, nobody } = tally;
  return {
    game,
    ...setup,
    games,
    finished,
    errors,
    decisions,
    decisionsPerGame:
      finished === 0 ? null : { mean: decisions / finished, shortest: tally.shortest, longest: tally.longest },
    cpuSeconds,
    decisionsPerCpuSecond: decisions / cpuSeconds,
    wins,
    winRates: wins.map((won) => rate(won, finished)),
    draws,
    nobody,
    meanScores: tally.scores.map((sum) => (finished === 0 ? 0 : sum / finished)),
    meanBestScore: finished === 0 ? 0 : tally.bestScores / finished,
    byBot: Object.entries(tally.bots).map(([bot, { games, wins }]) => ({ bot, games, wins, ...rate(wins, games) })),
    byTrait: traitRows(tally.traits),
  };
}

function rate(wins: number, games: number) {
  const [from, to] = wilson(wins, games);
  return { rate: games === 0 ? 0 : wins / games, from, to };
}

function lines(text: Text['sim'], name: string, tally: Tally): string[] {
  const { games, finished, errors, decisions, wins } = tally;
  const seats = wins.map((won, seat) => [text.seat(seat), won, finished] as const);
  const bots = Object.entries(tally.bots).map(([bot, counts]) => [bot, counts.wins, counts.games] as const);
  const rows = [...seats, ...(bots.length > 1 ? bots : [])];
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    text.title(name, games, wins.length),
    `${text.finished(finished, games)}, ${text.errors(errors.length)}`,
    ...errors.slice(0, 20).map(({ seed, message }) => `  ${text.error(seed, message)}`),
    ...(finished === 0 ? [] : [text.decisions((decisions / finished).toFixed(1), tally.shortest, tally.longest)]),
    text.speed(Math.round(decisions / tally.cpuSeconds).toString()),
    ...rows.map(([label, won, of]) => `  ${label.padEnd(width)}  ${won}  ${percent(won, of)}`),
    ...(tally.draws > 0 ? [text.draws(tally.draws)] : []),
    ...(tally.nobody > 0 ? [text.nobody(tally.nobody)] : []),
    ...traitLines(text, traitRows(tally.traits)),
  ];
}

/** One line a value under the name of its trait. */
function traitLines(text: Text['sim'], rows: readonly TraitRow[]): string[] {
  const width = Math.max(0, ...rows.map(({ value }) => value.length));
  return rows.flatMap(({ trait, value, games, wins, fair, meanPoints }, i) => {
    const points = meanPoints === null ? '' : `  ${meanPoints.toFixed(2)}`;
    const line = `  ${value.padEnd(width)}  ${games}  ${percent(wins, games)}  ${(100 * fair).toFixed(1)} %${points}`;
    return trait === rows[i - 1]?.trait ? [line] : [text.trait(trait), line];
  });
}

function percent(wins: number, games: number): string {
  const [from, to] = wilson(wins, games);
  return `${((100 * wins) / Math.max(1, games)).toFixed(1)} % (${(100 * from).toFixed(1)}-${(100 * to).toFixed(1)})`;
}
