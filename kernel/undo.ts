/** Undo: a seat takes its last pick back freely up to the information barrier, beyond it when all other people agree. */
import { moveId, type Seat } from './ask.ts';
import { realDice } from './chance.ts';
import { TableError } from './errors.ts';
import { seededRng } from './rng.ts';
import { isTyped, type Table } from './table.ts';

export type Undo = {
  /** How many picks remain. */
  readonly to: number;
  /** Nobody need be asked: nothing was learned, rolled or picked since. */
  readonly free: boolean;
};

const GUESSES = 6;

/** What `seat` could take back now; null when it has not picked yet. What people typed last, a die or a card, is theirs to correct. */
export function undoOf(table: Table, seat: Seat): Undo | null {
  const last = table.count - 1;
  if (isTyped(table, last)) return { to: last, free: true };
  const to = table.pickers().lastIndexOf(seat);
  if (to < 0) return null;
  const isLast = to === last;
  return { to, free: isLast && !somebodyLearned(table, seat, to) };
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
 * Did the pick tell anybody what was hidden? Somebody was told a secret; or the picker's own view after it would have been
 * another one, had what the picker could not know been dealt otherwise.
 */
function somebodyLearned(table: Table, seat: Seat, to: number): boolean {
  if (table.told.some((told) => told.at > to && told.secret !== null)) return true;
  const now = knowledge(table, seat, to);
  const move = moveOfPick(table, seat, to);
  for (let guess = 0; guess < GUESSES; guess++) {
    const world = table.fork({ chance: realDice, at: to, watched: true });
    world.redeal(seat, seededRng(guess));
    const i = world.question(seat)?.options.findIndex((option) => moveId(option) === move) ?? -1;
    if (i < 0) return true;
    world.take(seat, i);
    if (knowledge(world, seat, to) !== now) return true;
  }
  return false;
}

function moveOfPick(table: Table, seat: Seat, at: number): string {
  const [picker, option] = table.log().picks[at] ?? [];
  if (picker !== seat || option === undefined) throw new Error(`pick ${at} is not of seat ${seat}`);
  return option;
}

function knowledge(table: Table, seat: Seat, from: number): string {
  const events = table.eventsFor(seat, from + 1).map((told) => told.event);
  return JSON.stringify([table.view(seat), table.decision(seat), table.pending, events, table.outcome]);
}
