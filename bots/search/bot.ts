/** Bots by name: the same names at the command line, on the server and in the browser. */
import { type Move, moveId, type Question, type Seat } from '@tavola/kernel/rules/ask.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { greedy } from './greedy.ts';
import { learner } from './learner.ts';
import type { Memory } from './memory.ts';
import { type Budget, iterationsIn, search } from './search.ts';

export type Bot = {
  readonly name: string;
  /**
   * The position of its choice among the options that `seat` has now. `table` must be recorded; it is not changed. With a memory a search goes on
   * with what it thought at the last pick of the same turn.
   */
  choose(table: Table, seat: Seat, seed: number, memory?: Memory): number;
  /** The id of its choice. */
  pick(table: Table, seat: Seat, seed: number, memory?: Memory): string;
};

export const levels = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof levels)[number];

/** For games that name no bots of their own (`bot.levels`). The time limit is for people's patience with large games. */
const USUAL_LEVELS: { readonly [L in Level]: string } = {
  easy: 'learner',
  medium: 'search:200/1000ms',
  hard: 'search:2000/2000ms',
};

const TIME = /(\d+)ms/;
const SHORTEST_MS = 50;

/**
 * `random`, `learner`, `greedy`, `search:400` (iterations), `search:800ms`, `search:400/800ms` (whatever ends first), or a level. With `@60` at its end
 * a greedy or searching bot remembers 60 % of what it saw. Null for any other name.
 */
export function botOf(name: string): Bot | null {
  if (isLevel(name)) return bot(name, (table, ...rest) => botOfLevel(table.game, name).choose(table, ...rest));
  if (name === 'random') return bot(name, (table, seat, seed) => seededRng(seed).below(optionsOf(table, seat).length));
  if (name === 'learner') return bot(name, learner);
  const [thinker, recall] = rememberingOf(name);
  if (thinker === 'greedy') return bot(name, (table, seat, seed) => greedy(table, seat, seed, recall));
  const budget = budgetOf(name);
  return budget && bot(name, (table, seat, seed, memory) => search(table, seat, seed, budget, memory));
}

/** The same bot with at most this many milliseconds: `hard` within 900 is `search:2000/900ms`. One without a time limit stays as it is. */
export function within(game: AnyGame, name: string, milliseconds: number): string {
  const most = Math.max(SHORTEST_MS, Math.floor(milliseconds));
  return fullName(game, name).replace(TIME, (_, own) => `${Math.min(Number(own), most)}ms`);
}

/** How many milliseconds a bot may think; 0 when it has no such limit. */
export function timeOf(game: AnyGame, name: string): number {
  return Number(TIME.exec(fullName(game, name))?.[1] ?? 0);
}

/** The same bot with half its time. */
export function hurried(game: AnyGame, name: string): string {
  return within(game, name, timeOf(game, name) / 2);
}

/** The same bot by iterations alone, so that it plays alike on every machine: a second counts as the game's pace says, unless it has fewer of its own. A level is the bot that plays it. */
export function timeless(game: AnyGame, name: string): string {
  const milliseconds = timeOf(game, name);
  const full = fullName(game, name);
  if (milliseconds === 0) return full;
  const [thinker = '', recall] = full.split('@');
  const own = budgetOf(thinker)?.iterations ?? Number.POSITIVE_INFINITY;
  const iterations = Math.max(1, Math.min(own, Math.round(iterationsIn(game, milliseconds))));
  return `search:${iterations}${recall === undefined ? '' : `@${recall}`}`;
}

function fullName(game: AnyGame, name: string): string {
  return isLevel(name) ? (game.bot?.levels?.[name] ?? USUAL_LEVELS[name]) : name;
}

function botOfLevel(game: AnyGame, level: Level): Bot {
  const name = fullName(game, level);
  const found = isLevel(name) ? null : botOf(name);
  if (found === null) throw new Error(`${game.id}: there is no bot ${name}`);
  return found;
}

function bot(name: string, choose: Bot['choose']): Bot {
  return {
    name,
    choose,
    pick: (table, seat, ...rest) => moveId(optionsOf(table, seat)[choose(table, seat, ...rest)] as Move),
  };
}

function optionsOf(table: Table, seat: Seat): readonly Move[] {
  return (table.question(seat) as Question).options;
}

/** `greedy@60`: who thinks, and how much of what it saw it remembers, 0 to 1. */
function rememberingOf(name: string): readonly [thinker: string, recall: number] {
  const [, thinker = '', percent = '100'] = /^(.*?)(?:@(100|\d{1,2}))?$/.exec(name) ?? [];
  return [thinker, Number(percent) / 100];
}

/** What `search:400/800ms@60` says; null for any other name. */
export function budgetOf(name: string): Budget | null {
  const [thinker, recall] = rememberingOf(name);
  const [, iterations, both, milliseconds] = /^search:(?:(\d{1,9})(\/|$))?(?:(\d{1,7})ms)?$/.exec(thinker) ?? [];
  if (iterations === undefined && milliseconds === undefined) return null;
  if ((both === '/') !== (iterations !== undefined && milliseconds !== undefined)) return null;
  const budget = { iterations: numberOf(iterations), milliseconds: numberOf(milliseconds), recall };
  return budget.iterations === 0 || budget.milliseconds === 0 ? null : budget;
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function isLevel(name: string): name is Level {
  return (levels as readonly string[]).includes(name);
}
