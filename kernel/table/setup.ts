/** How a table is set up, and the check that game, seats and options fit together. */
import type { ChanceSource } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import type { AnyGame, Legacy, SeatKind, SeatSetup } from '../rules/game.ts';
import { takenUp } from '../rules/legacy.ts';
import { noSettings } from '../rules/settings.ts';
import type { Dice } from './log.ts';

export type Keeping = {
  readonly chance: ChanceSource;
  /** Events and beats are kept. A silent table is for search and playouts. */
  readonly watched?: boolean;
  /** Picks and checkpoints are kept, so that the table can be forked, logged and undone. */
  readonly recorded?: boolean;
  /** Fingerprints of the checkpoints are kept for the log; when left out, wherever events are kept. */
  readonly checked?: boolean;
  /** Called at every checkpoint as the rules reach it, with the number of events told before it: a count of turns, for example. Forks have their own. */
  readonly onCheckpoint?: ((state: unknown, told: number) => void) | undefined;
  /** Asked between two instructions of an automaton or links of a chain: yes stops the rules there until `goOn`. Left out, they run through. */
  readonly isTired?: (() => boolean) | undefined;
};
/** What sits on a seat, as somebody says it: settings that are left out take their defaults. */
export type SeatWish = SeatKind | { readonly kind: SeatKind; readonly settings?: unknown };
export function kindOfSeat(wish: SeatWish): SeatKind {
  return typeof wish === 'string' ? wish : wish.kind;
}

export type TableSetup = Keeping & {
  /** Raw options; missing fields take their defaults. */
  readonly options?: unknown;
  /** How many players, or what sits on each seat. */
  readonly seats: number | readonly SeatWish[];
  readonly dice?: Dice | undefined;
  readonly inheritance?: Legacy | undefined;
};
export type ForkSetup = Keeping & {
  /** After how many picks; all of them when left out. */
  readonly at?: number;
  /** So that the event of this number is told again. */
  readonly telling?: number;
  /** Moves that a clause rules out are remembered (why-not.ts). */
  readonly collecting?: boolean;
  /** Traces of selections are kept with the events (explain.ts). */
  readonly explaining?: boolean;
  /** Called before each event is told, with the state as it is then. */
  readonly onTell?: ((state: unknown) => void) | undefined;
};

/** What is agreed on before a game begins: kept with its log, the same for every table of the match. */
export type Agreement = {
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly dice: Dice;
  readonly inheritance: Legacy | undefined;
};

/** Of a new table: what it inherits is taken up in today's form. Throws as `agreed` does, or BAD_LEGACY. */
export function newlyAgreed(game: AnyGame, setup: Omit<TableSetup, 'chance'>): Agreement {
  const { inheritance } = setup;
  return agreed(game, { ...setup, inheritance: inheritance && takenUp(game, inheritance) });
}

/** Seats and options with their defaults filled in. Throws BAD_SEATS or BAD_OPTIONS. */
export function agreed(
  game: AnyGame,
  { options, seats, dice = 'app', inheritance }: Omit<TableSetup, 'chance'>,
): Agreement {
  const setups = seatSetups(game, seats);
  return { options: checkedOptions(game, options, setups), seats: setups, dice, inheritance };
}

export function seatSetups(game: AnyGame, seats: number | readonly SeatWish[]): readonly SeatSetup[] {
  const { min, max } = game.seats;
  const wishes = typeof seats === 'number' ? new Array<SeatWish>(seats).fill('player') : seats;
  if (wishes.length < min || wishes.length > max) throw new TableError('BAD_SEATS', { min, max });
  return wishes.map((wish, seat) => seatSetup(game, typeof wish === 'string' ? { kind: wish } : wish, seat));
}

function seatSetup(game: AnyGame, { kind, settings }: Exclude<SeatWish, string>, seat: number): SeatSetup {
  const { automaton, player = noSettings, outside = player } = game.seatSettings ?? {};
  const schema = kind === 'automaton' ? automaton : kind === 'outside' ? outside : player;
  if (!schema) throw new TableError('BAD_OPTIONS', { seat, reason: 'no-automaton-seat' });
  const parsed = schema.read(settings);
  if ('wrong' in parsed) throw new TableError('BAD_OPTIONS', { seat, field: parsed.wrong });
  return { kind, settings: parsed.values };
}

function checkedOptions(game: AnyGame, options: unknown, seats: readonly SeatSetup[]): unknown {
  const parsed = game.options.read(options);
  if ('wrong' in parsed) throw new TableError('BAD_OPTIONS', { field: parsed.wrong });
  const reason = game.refuse?.(parsed.values, seats) ?? null;
  if (reason !== null) throw new TableError('BAD_OPTIONS', { reason });
  return parsed.values;
}
