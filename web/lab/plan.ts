/** What the form of the lab holds, and the run that it means. */
import { type Run, RunError } from '@tavola/bots/lab/run.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { kindOfSeat, type SeatWish } from '@tavola/kernel/table/setup.ts';

export type Values = { readonly [name: string]: unknown };
export type PlannedSeat = { readonly kind: 'player' | 'automaton'; readonly bot: string; readonly settings: Values };
export type RunPlan = {
  readonly seats: readonly PlannedSeat[];
  readonly options: Values;
  readonly rotate: boolean;
  readonly games: number;
  readonly seed: number;
};

/** More than that is for a terminal. */
export const MOST_GAMES_HERE = 10_000;

export function planOf(run: Run): RunPlan {
  let player = 0;
  const seats = run.seats.map((wish): PlannedSeat => {
    const settings = (typeof wish === 'string' ? {} : (wish.settings ?? {})) as Values;
    if (kindOfSeat(wish) === 'automaton') return { kind: 'automaton', bot: 'greedy', settings };
    return { kind: 'player', bot: run.bots[player++ % run.bots.length] ?? 'greedy', settings };
  });
  return { seats, options: (run.options ?? {}) as Values, rotate: run.rotate, games: run.games, seed: run.seed };
}

/** Bots that are all the same are named once. Throws where nobody plays or a number is wrong. */
export function runOf(game: AnyGame, { seats, options, rotate, games, seed }: RunPlan): Run {
  const bots = seats.flatMap(({ kind, bot }) => (kind === 'player' ? [bot] : []));
  if (bots.length === 0) throw new RunError('NO_PLAYER');
  if (games > MOST_GAMES_HERE) throw new RunError('BAD_NUMBER', 'games');
  const isAlike = bots.every((bot) => bot === bots[0]);
  return {
    game: game.id,
    seats: seats.map(wishOf),
    options,
    bots: isAlike ? bots.slice(0, 1) : bots,
    rotate,
    games,
    seed,
  };
}

function wishOf({ kind, settings }: PlannedSeat): SeatWish {
  return Object.keys(settings).length === 0 ? kind : { kind, settings };
}
