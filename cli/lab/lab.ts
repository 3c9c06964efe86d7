/** tavola lab: runs that any machine repeats, compared, exported and kept. */
import { readFileSync, writeFileSync } from 'node:fs';
import { comparison } from '@tavola/bots/lab/compare.ts';
import { csvOf } from '@tavola/bots/lab/csv.ts';
import { answerOf } from '@tavola/bots/lab/report.ts';
import { type Result, readResult, resultOf } from '@tavola/bots/lab/result.ts';
import { MOST_GAMES, MOST_SEED, type Run, repeatable } from '@tavola/bots/lab/run.ts';
import { commandOf } from '@tavola/bots/lab/written.ts';
import { gameEntry } from '@tavola/games/shelf.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import {
  type Arguments,
  botsOf,
  gameOf,
  numberOf,
  optionsOf,
  readArguments,
  seatsOf,
  WrongArguments,
} from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';
import { labTexts } from '../base/lab-text.ts';
import { faceOf } from '../base/say.ts';
import { conducted } from './conducted.ts';
import { answerLines, comparisonLines, resultLines, type Speech } from './lab-lines.ts';
import { openThreads, usualJobs } from './threads.ts';

const OPTIONS = {
  players: { type: 'string' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  fixed: { type: 'boolean' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  jobs: { type: 'string' },
  save: { type: 'string' },
  csv: { type: 'string' },
} as const;

export const lab: Command = async (argv, context) => {
  const args = readArguments(argv, OPTIONS);
  const [word, ...files] = args.words;
  if (word === 'show') return show(args, fileOf(files[0]), context);
  if (word === 'compare') return compare(args, fileOf(files[0]), fileOf(files[1]), context);
  if (word === 'repeat') return repeat(args, fileOf(files[0]), context);
  if (word === 'report') return report(await gameOf(files[0]), args, context);
  return run(await gameOf(word), args, context);
};

async function run(game: AnyGame, args: Arguments, context: Context): Promise<number> {
  const seats = seatsOf(args, game);
  const wished: Run = {
    game: game.id,
    seats,
    options: optionsOf(args, game, seats),
    bots: botsOf(args, seats, 'greedy'),
    rotate: args.values.fixed !== true,
    games: numberOf(args, 'games', 1, MOST_GAMES, 100),
    seed: numberOf(args, 'seed', 0, MOST_SEED, 1),
  };
  const result = await made(game, wished, args, context);
  await told(result, args, context);
  return result.tally.errors.length > 0 ? 1 : 0;
}

async function made(game: AnyGame, wished: Run, args: Arguments, { language, print }: Context): Promise<Result> {
  const say = labTexts[language];
  const { run: agreed, untimed } = repeatable(game, wished);
  if (!args.values.json) for (const { from, to } of untimed) print(say.untimed(from, to));
  const threads = openThreads(numberOf(args, 'jobs', 1, 64, usualJobs(agreed.games)));
  const tally = await conducted(agreed, threads, args.values.json !== true);
  await threads.close();
  return resultOf(game, agreed, tally);
}

/** On the screen, and in the files that --save and --csv name. */
async function told(result: Result, { values }: Arguments, { language, print }: Context): Promise<void> {
  const say = labTexts[language];
  const kept = { command: commandOf(result.run), ...result };
  if (values.json) print(JSON.stringify(kept));
  else for (const line of resultLines(result, await speechOf(result, language))) print(line);
  const files = [
    [values.save, `${JSON.stringify(kept)}\n`],
    [values.csv, csvOf(result)],
  ] as const;
  for (const [file, content] of files) {
    if (typeof file !== 'string') continue;
    writeFileSync(file, content);
    if (!values.json) print(say.saved(file));
  }
}

async function show(args: Arguments, file: string, context: Context): Promise<number> {
  await told(resultIn(file), args, context);
  return 0;
}

async function compare(args: Arguments, one: string, other: string, { language, print }: Context): Promise<number> {
  const [first, second] = [resultIn(one), resultIn(other)];
  if (first.run.game !== second.run.game) throw new WrongArguments((_, spoken) => labTexts[spoken].otherGames);
  if (args.values.json) {
    print(JSON.stringify(comparison(first, second)));
    return 0;
  }
  for (const line of comparisonLines(first, second, await speechOf(first, language))) print(line);
  return 0;
}

/** Plays the run of a file once more: 0 when every game is the same. */
async function repeat(args: Arguments, file: string, context: Context): Promise<number> {
  const before = resultIn(file);
  const say = labTexts[context.language];
  const after = await made(await gameOf(before.run.game), before.run, args, context);
  const isSame = before.tally.fingerprint === after.tally.fingerprint;
  await told(after, args, context);
  if (!args.values.json) context.print(isSame ? say.same : say.different);
  return isSame ? 0 : 1;
}

async function report(game: AnyGame, args: Arguments, { language, print }: Context): Promise<number> {
  const kept = await gameEntry(game.id)?.lab?.();
  if (!kept) throw new WrongArguments((_, spoken) => labTexts[spoken].noLab);
  const speech: Speech = { say: labTexts[language], spoken: await faceOf(game, language) };
  if (args.values.json) {
    print(JSON.stringify(kept.questions.map((question) => ({ ...question, answer: answerOf(kept, question) }))));
    return 0;
  }
  for (const question of kept.questions) for (const line of answerLines(kept, question, speech)) print(line);
  return 0;
}

async function speechOf({ run: { game } }: Result, language: Context['language']): Promise<Speech> {
  return { say: labTexts[language], spoken: await faceOf(await gameOf(game), language) };
}

function fileOf(file: string | undefined): string {
  if (file === undefined) throw new WrongArguments((text) => text.wrong.fileMissing);
  return file;
}

function resultIn(file: string): Result {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch {
    throw new WrongArguments((text) => text.wrong.noFile(file));
  }
  const result = readResult(content);
  if (result === null) throw new WrongArguments((_, spoken) => labTexts[spoken].noResult(file));
  return result;
}
