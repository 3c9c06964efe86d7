/** tavola ladder: the bots of a game against each other, and how strong each of them is. */

import { conduct } from '@tavola/bots/lab/conduct.ts';
import {
  type Contender,
  type Ladder,
  type LadderSetup,
  ladderOf,
  pairsOf,
  usualContenders,
} from '@tavola/bots/lab/ladder.ts';
import type { Finished, GameRecord } from '@tavola/bots/lab/play.ts';
import { MOST_SEED, type Run } from '@tavola/bots/lab/run.ts';
import { timeless } from '@tavola/bots/search/bot.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import {
  type Arguments,
  botsOf,
  gameOf,
  numberOf,
  optionsOf,
  readArguments,
  seatsOf,
  titleOf,
} from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { labTexts } from '../base/lab-text.ts';
import { percentOf, percentWithInterval } from '../base/percent.ts';
import { aligned } from './lab-lines.ts';
import { LadderBook, type Shares } from './ladder-book.ts';
import { type LabThreads, openThreads, usualJobs } from './threads.ts';

const OPTIONS = {
  bots: { type: 'string' },
  seats: { type: 'string' },
  games: { type: 'string' },
  reach: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  jobs: { type: 'string' },
  keep: { type: 'string' },
  markdown: { type: 'boolean' },
} as const;
const MOST_BOTS = 30;

export const ladder: Command = async (argv, context) => {
  const { language, print } = context;
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = seatsFor(game, args);
  const contenders = contendersOf(game, args);
  const setup: LadderSetup = {
    game,
    seats,
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

/** --seats, or two players: the fewest that can play. */
function seatsFor(game: AnyGame, args: Arguments): readonly SeatWish[] {
  if (args.values.seats !== undefined) return seatsOf(args, game);
  return new Array<'player'>(Math.max(2, game.seats.min)).fill('player');
}

/** --bots, each by iterations alone, or the usual ones. */
function contendersOf(game: AnyGame, args: Arguments): readonly Contender[] {
  if (args.values.bots === undefined) return usualContenders(game);
  const names = botsOf(args, new Array(MOST_BOTS).fill('player'), '');
  return names.map((name) => ({ name, bot: timeless(game, name) }));
}

async function climbed(setup: LadderSetup, args: Arguments, { language, print }: Context): Promise<Ladder> {
  const say = labTexts[language].ladder;
  const pairs = pairsOf(setup);
  const book = new LadderBook(args.values.keep as string | undefined, setup.game.version);
  const threads = openThreads(numberOf(args, 'jobs', 1, 64, usualJobs(setup.games * pairs.length)));
  const isQuiet = args.values.json === true || args.values.markdown === true;
  const shares: Shares[] = [];
  for (const { first, second, run } of pairs) {
    const [a, b] = summed(await matched(run, threads, book));
    shares.push([a, b]);
    const names = [first, second].map((i) => setup.contenders[i]?.name ?? '');
    if (!isQuiet) print(`${say.pair(names[0] ?? '', names[1] ?? '')}: ${percentOf(a / (a + b))}`);
  }
  await threads.close();
  return ladderOf(setup, pairs, shares);
}

/** All games of a pair: those in the book, and then the rest. */
async function matched(run: Run, threads: LabThreads, book: LadderBook): Promise<readonly Shares[]> {
  const found = [...book.known(run)];
  const rest = { ...run, seed: run.seed + found.length, games: run.games - found.length };
  const onRecord = (record: GameRecord) => {
    if ('error' in record) throw new Error(`${run.bots.join(', ')}, seed ${rest.seed + record.n}: ${record.error}`);
    const shares = sharesOf(record, run.bots);
    book.keep(rest, record.n, shares);
    found.push(shares);
  };
  await conduct(rest, threads, { onRecord });
  return found;
}

/** A bot against itself under two names wins half of its games. */
function sharesOf({ bots, winners }: Finished, [first, second]: readonly string[]): Shares {
  const of = (name: string | undefined) => winners.filter((seat) => bots[seat] === name).length / winners.length || 0;
  return first === second ? [of(first) / 2, of(first) / 2] : [of(first), of(second)];
}

function summed(games: readonly Shares[]): Shares {
  return games.reduce<Shares>(([a, b], [first, second]) => [a + first, b + second], [0, 0]);
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
  const duels = found.duels.map((duel) => [
    say.pair(duel.first, duel.second),
    percentWithInterval(duel),
    String(duel.games),
  ]);
  if (values.markdown) {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const table = (head: readonly string[], body: string[][]) => [
      row(head),
      row(head.map(() => '---')),
      ...body.map(row),
    ];
    return [...table(say.columns, rows), '', ...table(say.duelColumns, duels)];
  }
  return [
    say.title(title, found.gamesPerPair),
    ...aligned([say.columns, ...rows]),
    `${say.duels}:`,
    ...aligned(duels),
    say.scale,
  ];
}
