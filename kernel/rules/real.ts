/** A real table beside the app: what people can tell it, and what it never asks. Docs: docs/assistant.md. */
import { type Chance, kindOf, type Seat } from './ask.ts';
import type { ChanceSource } from './chance.ts';
import type { AnyGame, RulesTable } from './game.ts';
import { watching } from './watching.ts';

/** One public thing of a real table, a small plain object like a move: `{kind: 'warriors', clearing: 8, of: 1}`. Its id is `moveId`. */
export type Fact = { readonly kind: string };
/**
 * A number in a range, or one of several names (`none` for an empty place), which may be numbers too: of a seat, of a slot. None at all: nobody can tell
 * it, and no rule may look at it.
 */
export type Possible = { readonly min: number; readonly max: number } | readonly (string | number)[];
export type Value = number | string | null;

/** A fact, declared once: the one cell of the state it lives in, what may stand there, where people look for it and what happens when they tell it. */
export type DeclaredFact<F extends Fact = Fact> = {
  readonly fact: F;
  readonly holder: object;
  readonly key: string | number;
  readonly among: Possible;
  /** Where on the table people look for it: a clearing, a Region, a player's board. The facts of one place share a sheet. */
  readonly place: string;
  /** Asked for by itself: whatever else is in doubt at its place can wait. */
  readonly alone?: true;
  /** Makes it so where that is more than the value of the cell: supplies and piles follow, so that `flaw` stays null. */
  write?(value: Value): void;
};

/** A total that people count at a glance, and the facts to look at again if it is wrong. */
export type Check = { readonly check: Fact; readonly value: number; readonly about: readonly Fact[] };

/** A fact that people told, and what stood there before. */
export type Retelling = { readonly fact: Fact; readonly was: string; readonly is: string };

/** A battle that people fight among themselves, as far as what lies open decides it. Pairs are the attacker's number and the defender's. */
export type RealBattle = {
  /** The most that each side deals with its die. */
  readonly most: readonly [number, number];
  /** Hits that come by themselves. */
  readonly extra: readonly [number, number];
  /** The defender deals the higher die. */
  readonly isReversed: boolean;
  /** Hits of an ambush, before the dice. */
  readonly ambush: number;
  /** Points for each thing that falls and does not go from place to place. */
  readonly prize: number;
};

/** Points that a turn brings by what was told of it: where they come from, and how many of it. */
export type Expected = { readonly fact: Fact; readonly count: number; readonly points: number };

export type RealTable<S, O = unknown> = {
  /** Everything public that an automaton may look at and that people can tell or correct. */
  facts(state: S, options: O): readonly DeclaredFact[];
  /** After the set-up: whatever the app dealt and nobody at the table has seen goes back into its pile; the facts that are unknown now. */
  forget?(state: S): readonly Fact[];
  checks?(state: S): readonly Check[];
  /** Null where the two cannot fight each other. */
  battle?(state: S, place: string, attacker: Seat, defender: Seat): RealBattle | null;
  /** The points that a person's own turn is expected to bring, by what was told of it. */
  expected?(state: S, seat: Seat, told: readonly Retelling[]): readonly Expected[];
  /** There are checkpoints within turns, too: what hands do is told for a whole turn all the same (`Game.turn`, kernel/real/turns.ts). */
  readonly wholeTurns?: true;
  /** Options that only make sense at a real table: people sit where they sit. */
  readonly options?: object;
  /**
   * Kinds of facts that are printed in the box: told once, they are kept on the device, and this option hands them to the next evening as
   * `fact=value`.
   */
  readonly box?: { readonly option: string; readonly kinds: readonly string[] };
  /** Kinds of asks that are dice, which people roll or leave to the app; and those of ties that the app breaks by chance itself. */
  readonly dice?: readonly string[];
  readonly ties?: readonly string[];
};

/** Said of a place or pile that is empty. */
export const NONE = 'none';

type Seated = Pick<RulesTable<unknown, never, unknown>, 'seats'>;

/** Does this person play on a real table? */
export function isOutside({ seats }: Seated, seat: Seat): boolean {
  return seats[seat]?.kind === 'outside';
}

/** Somebody at this table plays outside. */
export function isRealTable({ seats }: Seated): boolean {
  return seats.some(({ kind }) => kind === 'outside');
}

/**
 * Chance at a real table: people draw cards and roll, the app shuffles what nobody looks at and breaks ties. Where `rolls` is true it throws
 * the dice too.
 */
export function tableChance(app: ChanceSource, { real }: Pick<AnyGame, 'real'>, rolls: () => boolean): ChanceSource {
  const isApps = ({ what, ask }: Chance) => {
    if (what === 'shuffle') return true;
    if (what === 'draw') return false;
    if (ask === null) return what === 'pick';
    return real?.ties?.includes(kindOf(ask)) === true || (rolls() && real?.dice?.includes(kindOf(ask)) === true);
  };
  return { answer: (request, n) => (isApps(request) ? app.answer(request, n) : undefined) };
}

/** What people say, as it stands in the state; null when it is not possible. */
export function readValue(among: Possible, said: string): { readonly value: Value } | null {
  if (!('min' in among)) {
    const found = among.find((one) => String(one) === said);
    return found === undefined ? null : { value: found === NONE ? null : found };
  }
  const value = Number(said);
  return /^\d+$/.test(said) && value >= among.min && value <= among.max ? { value } : null;
}

/** The same the other way round. */
export function sayValue({ holder, key }: Pick<DeclaredFact, 'holder' | 'key'>): string {
  return String((holder as { [key: string]: Value })[key] ?? NONE);
}

/** What people say is so. */
export function tell({ holder, key, write }: DeclaredFact, value: Value): void {
  if (write) write(value);
  else (holder as { [key: string]: Value })[key] = value;
}

/** Looks at the table as the app believes it to be, told or not: for lists of what people may say, which they know better themselves. */
export function asBelieved<T>(look: () => T): T {
  return watching.doubts ? watching.doubts.silently(look) : look();
}
