/** tavola prompts: how often a person is asked and touches the screen in one turn of their own, and how often reaction windows ask, for each standing order. */
import { games as shelf } from '@tavola/games/shelf.ts';
import type { Budget } from '@tavola/kernel/face/budget.ts';
import { askModes } from '@tavola/kernel/host/standing.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { prompts as counted, type PromptSetup } from '@tavola/testing/prompts.ts';
import { type CountedQuestions, type Questions, questions } from '@tavola/testing/questions.ts';
import { gameOf, numberOf, optionsOf, readArguments } from '../base/arguments.ts';
import type { Command, Context } from '../base/command.ts';

const OPTIONS = {
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  budget: { type: 'boolean' },
} as const;
/** Those by which the budgets were set. */
const BUDGET = { games: 6, seed: 100 };
/** Kinds of questions that are asked less often than this in a turn have no line of their own. */
const RARE = 0.05;

export const prompts: Command = async (argv, context) => {
  const args = readArguments(argv, OPTIONS);
  const game = await gameOf(args.words[0]);
  const seats = numberOf(args, 'players', game.seats.min, game.seats.max, Math.max(2, game.seats.min));
  const setup = {
    seats,
    options: optionsOf(args, game, new Array<'player'>(seats).fill('player')),
    games: numberOf(args, 'games', 1, 10_000, args.values.budget ? BUDGET.games : 40),
    seed: numberOf(args, 'seed', 0, 0x7fffffff, args.values.budget ? BUDGET.seed : 1),
  };
  const isJson = args.values.json === true;
  if (args.values.budget) return withinBudget(game, setup, isJson, context);
  printWindows(game, setup, isJson, context);
  const { turns, kinds, total } = await questionsOf(game, setup);
  const often = [...kinds].filter(([, { asked }]) => asked / turns >= RARE).sort(([, a], [, b]) => b.asked - a.asked);
  for (const [ask, all] of [...often, ['', total] as const]) printQuestions(game, ask, turns, all, isJson, context);
  return 0;
};

type Setup = Omit<PromptSetup, 'order'>;

async function questionsOf(game: AnyGame, setup: Setup): Promise<CountedQuestions> {
  const face = await shelf.find(({ id }) => id === game.id)?.face();
  if (!face) throw new Error(`no face: ${game.id}`);
  return questions(game, face, setup);
}

function printWindows(game: AnyGame, setup: Setup, isJson: boolean, { text, print }: Context): void {
  for (const ask of askModes) {
    const { turns, phases, own, others } = counted(game, { ...setup, order: { ask, armed: [], stop: false } });
    const each = { ask, turns, phases: phases / turns, own: own / turns, others: others / turns };
    print(isJson ? JSON.stringify({ game: game.id, seats: setup.seats, ...each }) : text.prompts.windows(each));
  }
}

function printQuestions(
  game: AnyGame,
  ask: string,
  turns: number,
  all: Questions,
  isJson: boolean,
  { text, print }: Context,
): void {
  const each = perTurn(all, turns);
  print(isJson ? JSON.stringify({ game: game.id, question: ask, ...each }) : text.prompts.questions(ask, each));
}

function perTurn(all: Questions, turns: number): Questions {
  const each = Object.entries(all).map(([name, n]) => [name, n / turns]);
  return Object.fromEntries(each) as Questions;
}

/** 1 where a figure is above what the game promises. */
async function withinBudget(game: AnyGame, setup: Setup, isJson: boolean, { text, print }: Context): Promise<number> {
  const budget = await shelf.find(({ id }) => id === game.id)?.budget?.();
  if (!budget) return 0;
  const { turns, total } = await questionsOf(game, setup);
  const each = perTurn(total, turns);
  const lines = (Object.keys(budget) as (keyof Budget)[]).map((name) => ({ name, is: each[name], most: budget[name] }));
  for (const line of lines)
    print(isJson ? JSON.stringify({ game: game.id, ...line }) : text.prompts.budget(game.id, line));
  return lines.some(({ is, most }) => is > most) ? 1 : 0;
}
