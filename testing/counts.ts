/** Count tables, as chess programs have them: how many options a fixed random game offered. They change only on purpose. */
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import type { SeatWish } from '@tavola/kernel/table/setup.ts';
import { walk } from './walk.ts';

export type CountRow = {
  readonly seats: number | readonly SeatWish[];
  readonly options?: unknown;
  readonly seed: number;
  /** Decisions and offered options in the whole game. */
  readonly decisions: number;
  readonly offered: number;
};

/** The row that today's rules give. */
export function countRow(game: AnyGame, setup: Pick<CountRow, 'seats' | 'options' | 'seed'>): CountRow {
  let offered = 0;
  const { decisions } = walk(game, {
    ...setup,
    secrecyEvery: 0,
    atDecision: (table) => {
      for (const seat of table.pending) offered += table.question(seat)?.options.length ?? 0;
    },
  });
  return { ...setup, decisions, offered };
}
