/** What passes from one game to the next (game.ts), checked and compared. */
import type { Seat } from './ask.ts';
import { TableError } from './errors.ts';
import type { AnyGame, Legacy, Outcome } from './game.ts';

/** As a new match takes it up: in today's form, without secrets. Throws BAD_LEGACY when no such game could have left it. */
export function takenUp(game: AnyGame, given: Legacy): Legacy {
  const { open, stock } = game.legacy?.(given) ?? refuse('shape');
  return stock === undefined ? { open } : { open, stock };
}

/** The state that a legacy has led to must be sound. */
export function checkBegun(game: AnyGame, state: unknown, options: unknown): void {
  if (game.flaw(state, options) !== null) refuse('flaw');
}

function refuse(reason: string): never {
  throw new TableError('BAD_LEGACY', { reason });
}

/** Who sits where in the next game: for each of its seats the seat of this one, as `open.seats` says, else as before. */
export function seatsAfter(legacy: Legacy | undefined, seats: number): readonly Seat[] {
  const { seats: order } = (legacy?.open ?? {}) as { readonly seats?: readonly Seat[] };
  return order?.length === seats ? order : Array.from({ length: seats }, (_, seat) => seat);
}

/** Is this what that game left? A log of an older version has no stock; what it kept in secret instead nobody can compare. */
export function isSameLegacy(written: Legacy | undefined, left: Legacy | undefined): boolean {
  if (written === undefined || left === undefined) return written === left;
  if (JSON.stringify(written.open) !== JSON.stringify(left.open)) return false;
  return written.stock === undefined || JSON.stringify(written.stock) === JSON.stringify(left.stock);
}

/** Is this outcome, as a log has it, the one that its picks lead to? */
export function isSameOutcome(written: Outcome | undefined, reached: Outcome | undefined): boolean {
  if (!isSameLegacy(written?.legacy, reached?.legacy)) return false;
  return JSON.stringify({ ...written, legacy: null }) === JSON.stringify({ ...reached, legacy: null });
}

/** The end as a log tells it: all but what older versions kept in secret. */
export function loggedOutcome(outcome: Outcome): Outcome {
  if (outcome.legacy === undefined) return outcome;
  const { secret: _, ...legacy } = outcome.legacy;
  return { ...outcome, legacy };
}
