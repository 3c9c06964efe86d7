/** tavola newcomer: how far the guide of a first game leads. */
import { newcomerRate } from '@tavola/bots/hint/newcomer.ts';
import { games as shelf } from '@tavola/games/shelf.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { gameOf, numberOf, readArguments, titleOf } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';
import { percentOf, percentWithInterval } from '../base/percent.ts';

const OPTIONS = { games: { type: 'string' }, seed: { type: 'string' } } as const;

export const newcomer: Command = async (argv, { text, language, print }) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const entry = shelf.find(({ id }) => id === game.id);
  const face = await entry?.face();
  const seats: readonly SeatWish[] = (entry?.first ?? [{}, {}]).map((settings) => ({ kind: 'player', settings }));
  const games = numberOf(args, 'games', 1, 10_000, 60);
  const rate = newcomerRate({
    game,
    isGuided: (view) => face?.turns?.opening?.(view) ?? false,
    seats,
    games,
    seed: numberOf(args, 'seed', 0, 0x7fffffff, 1),
  });
  const fair = 1 / seats.length;
  print(
    args.values.json
      ? JSON.stringify({ game: game.id, games, fair, ...rate })
      : text.newcomer(titleOf(game, language), games, percentWithInterval(rate), percentOf(fair)),
  );
  return 0;
};
