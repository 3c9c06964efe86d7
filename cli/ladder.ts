/** tavola ladder: the bots of a game against each other, and how strong each of them is. */
import { timeless } from '@tavola/bots/bot.ts';
import {
  type Contender,
  type Ladder,
  type LadderSetup,
  ladderOf,
  pairsOf,
  usualContenders,
} from '@tavola/bots/lab/ladder.ts';
import { MOST_SEED } from '@tavola/bots/lab/run.ts';
import type { AnyGame } from '@tavola/kernel/game.ts';
import { type Arguments, botsOf, gameOf, numberOf, optionsOf, readArguments, titleOf } from './arguments.ts';
import type { Command, Context } from './command.ts';
import { conducted } from './conducted.ts';
import { aligned } from './lab-lines.ts';
import { labTexts } from './lab-text.ts';
import { percentOf, percentWithInterval } from './percent.ts';
import { openThreads, usualJobs } from './threads.ts';

const OPTIONS = {
  bots: { type: 'string' },
  games: { type: 'string' },
  reach: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  jobs: { type: 'string' },
  markdown: { type: 'boolean' },
} as const;
const MOST_BOTS = 30;

export const ladder: Command = async (argv, context) => {
  const { language, print } = context;
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = new Array<'player'>(Math.max(2, game.seats.min)).fill('player');
  const contenders = contendersOf(game, args);
  const setup: LadderSetup = {
    game,
    options: optionsOf(args, game, seats),
    contenders,
    games: numberOf(args, 'games', 1, 100_000, 20),
    seed: numberOf(args, 'seed', 0, MOST_SEED, 1),
    reach: numberOf(args, 'reach', 1, MOST_BOTS, 3),
  };
  const found = await climbed(setup, args, context);
  if (args.values.json) print(JSON.stringify(found));
  else for (const line of linesOf(found, titleOf(game, language), args, context)) print(line);
  return 0;
};

/** --bots, each by iterations alone, or the usual ones. */
function contendersOf(game: AnyGame, args: Arguments): readonly Contender[] {
  if (args.values.bots === undefined) return usualContenders(game);
  const names = botsOf(args, new Array(MOST_BOTS).fill('player'), '');
  return names.map((name) => ({ name, bot: timeless(game, name) }));
}

async function climbed(setup: LadderSetup, args: Arguments, { language, print }: Context): Promise<Ladder> {
  const say = labTexts[language].ladder;
  const pairs = pairsOf(setup);
  const threads = openThreads(numberOf(args, 'jobs', 1, 64, usualJobs(setup.games * pairs.length)));
  const isQuiet = args.values.json === true || args.values.markdown === true;
  const shares: (readonly [number, number])[] = [];
  for (const { first, second, run } of pairs) {
    const { bots, errors } = await conducted(run, threads, false);
    const [broken] = errors;
    if (broken) throw new Error(`${run.bots.join(', ')}, seed ${broken.seed}: ${broken.message}`);
    const [a, b] = run.bots.map((name) => bots[name]?.share ?? 0) as [number, number];
    // A bot against itself under two names wins half of its games.
    const share = run.bots[0] === run.bots[1] ? ([a / 2, a / 2] as const) : ([a, b] as const);
    shares.push(share);
    const names = [first, second].map((i) => setup.contenders[i]?.name ?? '');
    if (!isQuiet) print(`${say.pair(names[0] ?? '', names[1] ?? '')}: ${percentOf(share[0] / (share[0] + share[1]))}`);
  }
  await threads.close();
  return ladderOf(setup, pairs, shares);
}

function linesOf(found: Ladder, title: string, { values }: Arguments, { language }: Context): string[] {
  const say = labTexts[language].ladder;
  const rows = found.rungs.map(({ name, bot, elo, from, to, won, games }) => [
    name,
    name === bot ? '' : bot,
    Math.round(elo).toString(),
    `${Math.round(from)} … ${Math.round(to)}`,
    percentOf(won / games),
    String(games),
  ]);
  const duels = found.duels.map((duel) => [say.pair(duel.first, duel.second), percentWithInterval(duel)]);
  if (values.markdown) {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    return [row(say.columns), row(say.columns.map(() => '---')), ...rows.map(row)];
  }
  return [
    say.title(title, found.gamesPerPair),
    ...aligned([say.columns, ...rows]),
    `${say.duels}:`,
    ...aligned(duels),
    say.scale,
  ];
}
