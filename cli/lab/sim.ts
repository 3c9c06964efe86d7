/** tavola sim: many games between bots, counted and timed. */

import { summary } from '@tavola/bots/lab/counts.ts';
import { rateOf, rowsOf } from '@tavola/bots/lab/result.ts';
import { MOST_GAMES, MOST_SEED, type Run } from '@tavola/bots/lab/run.ts';
import type { Tally } from '@tavola/bots/lab/tally.ts';
import { timeOf } from '@tavola/bots/search/bot.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { botsOf, gameOf, numberOf, optionsOf, readArguments, seatsOf, titleOf } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { percentWithInterval } from '../base/percent.ts';
import type { Text } from '../base/text.ts';
import { conducted } from './conducted.ts';
import { aligned, endingCells, rowCells } from './lab-lines.ts';
import { openThreads, usualJobs } from './threads.ts';

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

type Timed = { readonly tally: Tally; readonly cpuSeconds: number };

export const sim: Command = async (argv, { text, language, print }) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = seatsOf(args, game);
  const run: Run = {
    game: game.id,
    seats,
    options: optionsOf(args, game, seats),
    bots: botsOf(args, seats, 'random'),
    rotate: true,
    games: numberOf(args, 'games', 1, MOST_GAMES, 100),
    seed: numberOf(args, 'seed', 0, MOST_SEED, 1),
  };
  const threads = openThreads(numberOf(args, 'jobs', 1, 64, usualJobs(run.games)), {
    walk: args.values.walk === true,
    quick: run.bots.every((bot) => bot === 'random'),
  });
  const tally = await conducted(run, threads, args.values.json !== true);
  const { cpuSeconds } = threads;
  await threads.close();
  const isRepeatable = run.bots.every((bot) => timeOf(game, bot) === 0);
  if (args.values.json)
    print(JSON.stringify({ ...report(game, run, { tally, cpuSeconds }), repeatable: isRepeatable }));
  else {
    for (const line of lines(text.sim, titleOf(game, language), { tally, cpuSeconds })) print(line);
    if (!isRepeatable) print(text.sim.byTheClock);
  }
  return tally.errors.length > 0 ? 1 : 0;
};

function report(game: AnyGame, run: Run, { tally, cpuSeconds }: Timed) {
  const { games, finished, errors, draws, nobody, reasons, fingerprint } = tally;
  const decisions = summary(tally.decisions);
  const total = decisions ? decisions.mean * decisions.count : 0;
  return {
    ...run,
    game: game.id,
    games,
    finished,
    errors,
    decisions: Math.round(total),
    decisionsPerGame: decisions && { mean: decisions.mean, shortest: decisions.least, longest: decisions.most },
    turnsPerGame: summary(tally.turns),
    decisionsPerTurn: summary(tally.perTurn),
    cpuSeconds,
    decisionsPerCpuSecond: total / cpuSeconds,
    wins: tally.seats.map(({ wins }) => wins),
    winRates: tally.seats.map(({ wins }) => rateOf(wins, finished)),
    draws,
    nobody,
    reasons,
    meanScores: tally.seats.map(({ scores }) => summary(scores)?.mean ?? 0),
    meanBestScore: summary(tally.bestScores)?.mean ?? 0,
    byBot: Object.entries(tally.bots).map(([bot, it]) => ({
      bot,
      games: it.games,
      wins: it.wins,
      ...rateOf(it.wins, it.games),
    })),
    byTrait: traitRows(tally),
    fingerprint,
  };
}

/** Trait by trait, the values that win most first. */
function traitRows({ traits }: Tally) {
  return Object.entries(traits).flatMap(([trait, values]) =>
    rowsOf(values).map(({ kind, share, ...row }) => ({ trait, value: kind, ...row, wins: share })),
  );
}

function lines(text: Text['sim'], name: string, { tally, cpuSeconds }: Timed): string[] {
  const { games, finished, errors } = tally;
  const decisions = summary(tally.decisions);
  const perTurn = summary(tally.perTurn);
  const seats = tally.seats.map(({ wins }, seat) => [text.seat(seat), wins, finished] as const);
  const bots = Object.entries(tally.bots).map(([bot, it]) => [bot, it.wins, it.games] as const);
  const rows = [...seats, ...(bots.length > 1 ? bots : [])];
  const speed = decisions ? Math.round((decisions.mean * decisions.count) / cpuSeconds) : 0;
  return [
    text.title(name, games, tally.seats.length),
    `${text.finished(finished, games)}, ${text.errors(errors.length)}`,
    ...errors.slice(0, 20).map(({ seed, message }) => `  ${text.error(seed, message)}`),
    ...(decisions ? [text.decisions(decisions.mean.toFixed(1), decisions.least, decisions.most)] : []),
    ...(perTurn ? [text.perTurn(perTurn.mean.toFixed(1), perTurn.median, perTurn.most)] : []),
    text.speed(speed.toString()),
    ...aligned(
      rows.map(([label, won, of]) => [label, String(won), percentWithInterval(rateOf(won, of))]),
      1,
    ),
    ...(tally.draws > 0 ? [text.draws(tally.draws)] : []),
    ...(tally.nobody > 0 ? [text.nobody(tally.nobody)] : []),
    ...endingLines(text, tally),
    ...traitLines(text, tally),
  ];
}

function endingLines(text: Text['sim'], tally: Tally): string[] {
  const rows = aligned(endingCells(tally), 1);
  return rows.length === 0 ? [] : [text.endings, ...rows];
}

/** A line for each value under the name of its trait. */
function traitLines(text: Text['sim'], { traits }: Tally): string[] {
  return Object.entries(traits).flatMap(([trait, values]) => [
    text.trait(trait),
    ...aligned(
      rowsOf(values).map((row) => rowCells(row)),
      1,
    ),
  ]);
}
