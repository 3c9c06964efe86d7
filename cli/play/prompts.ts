/** tavola prompts: how often a newcomer is asked in reaction windows, for each standing order. */
import { askModes } from '@tavola/kernel/host/standing.ts';
import { prompts as counted } from '@tavola/testing/prompts.ts';
import { gameOf, numberOf, optionsOf, readArguments } from '../base/arguments.ts';
import type { Command } from '../base/command.ts';

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
} as const;

export const prompts: Command = async (argv, { text, print }) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = numberOf(args, 'players', game.seats.min, game.seats.max, game.seats.min);
  const options = optionsOf(args, game, new Array<'player'>(seats).fill('player'));
  const games = numberOf(args, 'games', 1, 10_000, 40);
  const seed = numberOf(args, 'seed', 0, 0x7fffffff, 1);
  for (const ask of askModes) {
    const { turns, phases, own, others } = counted(game, {
      seats,
      options,
      games,
      seed,
      order: { ask, armed: [], stop: false },
    });
    const each = { ask, turns, phases: phases / turns, own: own / turns, others: others / turns };
    print(args.values.json ? JSON.stringify({ game: game.id, seats, ...each }) : text.prompts(each));
  }
  return 0;
};
