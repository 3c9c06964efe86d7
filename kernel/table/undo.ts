/** Undo: a seat takes its last pick back freely up to the information barrier, beyond it when all other people agree. */
import { CHANCE, moveId, type Seat } from '../rules/ask.ts';
import { realDice } from '../rules/chance.ts';
import { TableError } from '../rules/errors.ts';
import { seededRng } from '../rules/rng.ts';
import type { LogPick } from './log.ts';
import { isTyped, type Table } from './table.ts';

export type Undo = {
  /** How many picks remain. */
  readonly to: number;
  /** Nobody needs to agree: nothing was learned, rolled or picked since. */
  readonly free: boolean;
};

/** Picks of one gesture: from this many picks of the match up to that many. */
export type Gesture = { readonly seat: Seat; readonly from: number; readonly to: number };

const GUESSES = 6;

/** Would the host answer for the seat by itself right now? */
type HostPasses = (at: Table) => boolean;
const NEVER: HostPasses = () => false;

/** What `seat` could take back now; null when it has not picked yet. What people typed last, a die or a card, is theirs to correct. */
export function undoOf(table: Table, seat: Seat, passes = NEVER, gesture: Gesture | null = null): Undo | null {
  const last = table.count - 1;
  if (isTyped(table, last)) return { to: last, free: true };
  const newest = ownPick(table, seat, passes);
  if (newest < 0) return null;
  const to = beginningOf(gesture, seat, newest, table.count);
  return { to, free: newest === last && !learnedSince(table, seat, to) };
}

/** Where an undo of `to`, the newest pick of `seat`, goes back to: the beginning of its gesture, if nothing was picked since. */
export function beginningOf(gesture: Gesture | null, seat: Seat, to: number, count: number): number {
  return gesture?.seat === seat && gesture.to === count && to >= gesture.from ? gesture.from : to;
}

/** The newest pick of `seat` that its host would not make again at once: a standing pass is not a move of its own. -1 when there is none. */
export function ownPick(table: Table, seat: Seat, passes: HostPasses): number {
  const picks = table.picksFrom(0);
  const isMade = ([, option]: LogPick, at: number) =>
    !isPass(option) || !passes(table.fork({ chance: realDice, at, watched: false }));
  return picks.findLastIndex((pick, at) => pick[0] === seat && isMade(pick, at));
}

export function isPass(option: string): boolean {
  return option === 'pass' || option.startsWith('pass:');
}

/** Takes back the last pick of `seat`; `people` are all seats of people, `agreed` those who said yes. */
export function undo(table: Table, seat: Seat, people: readonly Seat[], agreed: readonly Seat[]): void {
  const possible = undoOf(table, seat);
  if (possible === null) throw new TableError('UNDO_NOTHING');
  const missing = people.filter((person) => person !== seat && !agreed.includes(person));
  if (!possible.free && missing.length > 0) throw new TableError('UNDO_NEEDS_CONSENT', { of: missing });
  table.rewind(possible.to);
}

/**
 * Does anybody know more than when `to` picks had been made? Chance answered; somebody was told a secret; or the view of `seat` would be different if
 * what it could not know had been dealt differently and everybody had picked the same.
 */
export function learnedSince(table: Table, seat: Seat, to: number): boolean {
  const picks = table.picksFrom(to);
  if (picks.some(([picker]) => picker === CHANCE)) return true;
  if (table.told.some((told) => told.at > to && told.secret !== null)) return true;
  const now = knowledge(table, seat, to);
  for (let guess = 0; guess < GUESSES; guess++) {
    const world = table.fork({ chance: realDice, at: to, watched: true });
    // What others were asked at the same time was asked in this world, not in that one.
    if (picks.length > 1 && world.pending.length > 1) return true;
    world.redeal(seat, seededRng(guess));
    for (const [picker, option] of picks) {
      const i = world.question(picker)?.options.findIndex((move) => moveId(move) === option) ?? -1;
      if (i < 0) return true;
      world.take(picker, i);
    }
    if (knowledge(world, seat, to) !== now) return true;
  }
  return false;
}

function knowledge(table: Table, seat: Seat, from: number): string {
  const events = table.eventsFor(seat, from + 1).map((told) => told.event);
  return JSON.stringify([table.view(seat), table.decision(seat), table.pending, events, table.outcome]);
}
