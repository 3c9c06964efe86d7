/** tavola bench: the kernel beside hand-written loops of the same games, forks, and search, in one run; or one game as it is. */
import { takeAtRandom } from '@tavola/bots/search/random.ts';
import { searched } from '@tavola/bots/search/search.ts';
import { face as ticTacToeFace } from '@tavola/games/examples/tic-tac-toe/face.ts';
import { face as skirmishFace } from '@tavola/kernel/fixtures/skirmish/face.ts';
import { skirmish } from '@tavola/kernel/fixtures/skirmish/game.ts';
import { seededChance, streamChance } from '@tavola/kernel/rules/chance.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { type Arguments, gameOf, numberOf, optionsOf, readArguments, seatsOf, titleOf } from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { type Case, cases } from './adapter.ts';
import { median, perCpuSecond, type Work } from './measure.ts';
import { type PlainGame, plainSkirmish, plainTicTacToe } from './plain.ts';
import { measuredGame } from './whole-game.ts';

const GAMES_AT_ONCE = 50;
const FORKS_AT_ONCE = 200;
const ITERATIONS = 500;
const ROUNDS = 9;
/** Moves before the position that is forked and searched. */
const MID_GAME = 40;

/** The rules of a whole game take longer to be compiled than those of an example. */
const WHOLE_GAME_MS = 1500;
const OPTIONS = { ms: { type: 'string' }, players: { type: 'string' }, options: { type: 'string' } } as const;

export const bench: Command = async (argv, context) => {
  const args = readArguments(argv, OPTIONS);
  return args.words[0] === undefined
    ? benchKernel(args, numberOf(args, 'ms', 1, 60_000, 200), context)
    : benchGame(args, numberOf(args, 'ms', 1, 60_000, WHOLE_GAME_MS), context);
};

async function benchGame(args: Arguments, milliseconds: number, { text, language, print }: Context): Promise<number> {
  const game = await gameOf(args.words[0]);
  const seats = seatsOf(args, game);
  const figures = measuredGame({ game, seats, options: optionsOf(args, game, seats) }, milliseconds);
  if (args.values.json)
    print(JSON.stringify({ node: process.version, game: game.id, seats: seats.length, ...figures }));
  else {
    const title = titleOf(game, language);
    print(text.bench.decisions(title, figures.decisionsPerCpuSecond.toFixed(0)));
    print(text.bench.fork(title, figures.forkMicroseconds.toFixed(1)));
  }
  return 0;
}

function benchKernel(args: Arguments, milliseconds: number, { text, language, print }: Context): number {
  const report = measured(milliseconds);
  if (args.values.json) {
    print(JSON.stringify(report));
    return 0;
  }
  for (const [{ name }, figures] of [
    [ticTacToeFace, report.ticTacToe],
    [skirmishFace, report.skirmish],
  ] as const) {
    const { movesPerCpuSecond, plainMovesPerCpuSecond, ratioToPlainLoop } = figures;
    const [kernel, plain] = [movesPerCpuSecond, plainMovesPerCpuSecond].map((rate) => rate.toFixed(0));
    print(text.bench.moves(name[language], String(kernel), String(plain), ratioToPlainLoop.toFixed(2)));
  }
  print(text.bench.fork(skirmishFace.name[language], report.skirmish.forkMicroseconds.toFixed(1)));
  print(text.bench.search(skirmishFace.name[language], report.skirmish.searchIterationsPerCpuSecond.toFixed(0)));
  return 0;
}

function measured(milliseconds: number) {
  const [ttt, duel] = cases() as [Case, Case];
  const table = midGame();
  const rates = perCpuSecond(
    {
      tttKernel: kernelGames(ttt),
      tttPlain: plainGames(plainTicTacToe),
      duelKernel: kernelGames(duel),
      duelPlain: plainGames(plainSkirmish),
      forks: forks(table),
      iterations: searches(table),
    },
    milliseconds,
    ROUNDS,
  );
  return {
    node: process.version,
    ticTacToe: besidePlain(rates.tttKernel, rates.tttPlain),
    skirmish: {
      ...besidePlain(rates.duelKernel, rates.duelPlain),
      forkMicroseconds: 1e6 / median(rates.forks),
      searchIterationsPerCpuSecond: median(rates.iterations),
    },
  };
}
type Runs = readonly number[];

/** The ratio is taken run by run, each right after the other. */
function besidePlain(kernel: Runs, plain: Runs) {
  return {
    movesPerCpuSecond: median(kernel),
    plainMovesPerCpuSecond: median(plain),
    ratioToPlainLoop: median(kernel.map((rate, run) => rate / (plain[run] as number))),
  };
}

function kernelGames(game: Case): Work {
  let seed = 0;
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) moves += game.playout(++seed);
    return moves;
  };
}

function plainGames(playout: (seed: number) => PlainGame): Work {
  let seed = 0;
  return () => {
    let moves = 0;
    for (let i = 0; i < GAMES_AT_ONCE; i++) moves += playout(++seed).moves;
    return moves;
  };
}

/** Skirmish after forty random moves, where there is something to choose. */
function midGame(): Table {
  const table = Table.start(skirmish, { seats: 2, chance: seededChance(3), watched: false });
  const rng = seededRng(3);
  while (table.count < MID_GAME || (table.firstQuestion?.options.length ?? 0) < 4) takeAtRandom(table, rng);
  return table;
}

function forks(table: Table): Work {
  const chance = streamChance(seededRng(1));
  return () => {
    for (let i = 0; i < FORKS_AT_ONCE; i++) table.fork({ chance });
    return FORKS_AT_ONCE;
  };
}

/** As the game sets it: playouts are cut off at its horizon and evaluated. */
function searches(table: Table): Work {
  let seed = 0;
  return () => searched(table, table.pending[0] as number, ++seed, { iterations: ITERATIONS }).iterations;
}
