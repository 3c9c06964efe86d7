/** A run of the lab: many games between bots, as one small document. The same document gives the same games on every machine. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { agreed, kindOfSeat, type SeatWish } from '@tavola/kernel/table/setup.ts';
import { botOf, timeless, timeOf } from '../search/bot.ts';

export type Run = {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options: unknown;
  /** Fewer than seats are repeated. */
  readonly bots: readonly string[];
  /** All bots move on by one seat from game to game. */
  readonly rotate: boolean;
  readonly games: number;
  /** Of the first game; each further game has the next one. */
  readonly seed: number;
};

export const MOST_GAMES = 10_000_000;
export const MOST_SEED = 0x7fffffff;

/** A bot that thinks by the clock, and the one of as many iterations that plays in its place. */
export type Untimed = { readonly from: string; readonly to: string };

/** Why a run cannot be made: the bot, and what is wrong with it. Seats and options throw as any table does (setup.ts). */
export class RunError extends Error {
  readonly code: 'NO_SUCH_BOT' | 'TOO_MANY_BOTS' | 'BAD_NUMBER' | 'NO_PLAYER' | 'RUN_UNREADABLE';
  readonly what: string;

  constructor(code: RunError['code'], what = '') {
    super(`${code} ${what}`);
    this.name = 'RunError';
    this.code = code;
    this.what = what;
  }
}

/** The run with bots that count iterations, never time, and which of them had to be changed for it. */
export function repeatable(game: AnyGame, run: Run): { readonly run: Run; readonly untimed: readonly Untimed[] } {
  checkRun(game, run);
  const untimed: Untimed[] = [];
  const bots = run.bots.map((from) => {
    const to = timeless(game, from);
    if (timeOf(game, from) > 0 && !untimed.some((it) => it.from === from)) untimed.push({ from, to });
    return to;
  });
  return { run: { ...run, bots }, untimed };
}

function checkRun(game: AnyGame, { seats, options, bots, games, seed }: Run): void {
  agreed(game, { options, seats });
  for (const name of bots) if (botOf(name) === null) throw new RunError('NO_SUCH_BOT', name);
  if (bots.length === 0 || bots.length > seats.length) throw new RunError('TOO_MANY_BOTS', String(seats.length));
  if (!isWhole(games, 1, MOST_GAMES)) throw new RunError('BAD_NUMBER', 'games');
  if (!isWhole(seed, 0, MOST_SEED)) throw new RunError('BAD_NUMBER', 'seed');
}

function isWhole(n: number, from: number, to: number): boolean {
  return Number.isInteger(n) && n >= from && n <= to;
}

/** Which bot sits where in the n-th game; null where an automaton sits. */
export function seatedBots({ seats, bots, rotate, seed }: Run, n: number): readonly (string | null)[] {
  let player = rotate ? seed + n : 0;
  return seats.map((wish) => (kindOfSeat(wish) === 'player' ? (bots[player++ % bots.length] as string) : null));
}
