/** How far the guide of a first game leads: somebody who takes anything that lights up strongly, and any option where nothing is marked, against random bots. */
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { wilson } from '../lab/interval.ts';
import type { Rate } from '../lab/result.ts';
import { sensiblePlaces } from './sensible.ts';

export type FirstGames = {
  readonly game: AnyGame;
  /** Whether somebody new is guided in this position (`Face.turns.opening`). */
  readonly isGuided: (view: unknown) => boolean;
  readonly seats: readonly SeatWish[];
  readonly games: number;
  readonly seed: number;
};

/** The newcomer's share of the victories, with its 95 % interval. They sit on each seat in turn. */
export function newcomerRate(setup: FirstGames): Rate {
  const { games, seed } = setup;
  let won = 0;
  for (let n = 0; n < games; n++) won += shareOf(setup, seed + n);
  const [from, to] = wilson(won, games);
  return { rate: won / games, from, to };
}

function shareOf({ game, isGuided, seats }: FirstGames, seed: number): number {
  const table = Table.start(game, { seats, chance: seededChance(seed), watched: false });
  const newcomer = seed % seats.length;
  const rng = seededRng(seed);
  for (let question = table.firstQuestion; question !== null; question = table.firstQuestion) {
    const { seat, options } = question;
    const isLit = seat === newcomer && isGuided(table.view(seat));
    const places = isLit ? sensiblePlaces(table, seat) : [...options.keys()];
    table.take(seat, places[rng.below(places.length)] as number);
  }
  const winners = table.outcome?.winners ?? [];
  return winners.includes(newcomer) ? 1 / winners.length : 0;
}
