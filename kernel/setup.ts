/** How a table is set up, and the check that game, seats and options fit together. */
import type { ChanceSource } from './chance.ts';
import { TableError } from './errors.ts';
import type { AnyGame, SeatKind } from './game.ts';

export type Keeping = {
  readonly chance: ChanceSource;
  /** Events and traces are kept. A silent table is for search and playouts. */
  readonly watched?: boolean;
  /** Picks and checkpoints are kept, so that the table can be forked, logged and undone. */
  readonly recorded?: boolean;
  /** Fingerprints of the checkpoints are kept for the log; where nothing is said, with the events. */
  readonly checked?: boolean;
};
export type TableSetup = Keeping & {
  /** Raw options; missing fields take their defaults. */
  readonly options?: unknown;
  /** How many players, or what sits on each seat. */
  readonly seats: number | readonly SeatKind[];
};
export type ForkSetup = Keeping & {
  /** After how many picks; all of them when left out. */
  readonly at?: number;
  /** Moves that a clause rules out are remembered (why-not.ts). */
  readonly collecting?: boolean;
};

export function seatKinds(seats: number | readonly SeatKind[]): readonly SeatKind[] {
  return typeof seats === 'number' ? new Array<SeatKind>(seats).fill('player') : seats;
}

/** The options with their defaults filled in. */
export function checkedOptions(game: AnyGame, options: unknown, seats: readonly SeatKind[]): unknown {
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max) throw new TableError('BAD_SEATS', { min, max });
  const parsed = game.options.safeParse(options ?? {});
  if (!parsed.success) throw new TableError('BAD_OPTIONS', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  const reason = game.refuse?.(parsed.data, seats) ?? null;
  if (reason !== null) throw new TableError('BAD_OPTIONS', { reason });
  return parsed.data;
}
