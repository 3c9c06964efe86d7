/** Secrecy is tested, not promised: nothing a seat gets may change when what it cannot know is dealt anew. */
import { moveId, type Seat, type Viewer } from '@tavola/kernel/ask.ts';
import { realDice } from '@tavola/kernel/chance.ts';
import { TableError } from '@tavola/kernel/errors.ts';
import { type Rng, seededRng } from '@tavola/kernel/rng.ts';
import type { Table } from '@tavola/kernel/table.ts';

export type SecrecySetup = {
  readonly rng?: Rng;
  /** Kinds of events that may tell a seat more than its view shows afterwards (a card shown and put back). */
  readonly shows?: readonly string[];
};

/** What gives a secret away at this point of the game, or null. */
export function secrecyFlaw(table: Table, { rng = seededRng(1), shows = [] }: SecrecySetup = {}): string | null {
  for (let seat = 0; seat < table.seats.length; seat++) {
    const world = table.fork({ chance: realDice });
    world.redeal(seat, rng);
    for (const viewer of [seat, 'spectator'] as const) {
      const [before, after] = [seen(table, viewer), seen(world, viewer)];
      if (before !== after) return difference(`what ${viewer} sees when seat ${seat} imagines`, before, after);
    }
    const flaw = eventFlaw(table, seat, rng, shows);
    if (flaw !== null) return flaw;
  }
  return null;
}

/** View, decision and errors of a viewer. */
function seen(table: Table, viewer: Viewer): string {
  const decision = viewer === 'spectator' ? null : table.decision(viewer);
  return JSON.stringify([
    table.view(viewer),
    decision,
    table.pending,
    table.outcome,
    viewer === 'spectator' ? null : errorOf(table, viewer),
  ]);
}

function errorOf(table: Table, seat: Seat): string {
  try {
    table.pick(seat, table.decision(seat)?.number ?? 0, 'no such option');
  } catch (error) {
    if (error instanceof TableError) return error.message;
    throw error;
  }
  throw new Error('an option that is not listed was taken');
}

/** The last pick in another possible world: if the seat's view is the same there, the events it heard must be too. */
function eventFlaw(table: Table, seat: Seat, rng: Rng, shows: readonly string[]): string | null {
  const pickers = table.pickers();
  const at = table.count - 1;
  const picker = pickers[at];
  if (picker === undefined || picker < 0 || table.told.every((told) => told.at <= at)) return null;
  const world = table.fork({ chance: realDice, at, watched: true });
  world.redeal(seat, rng);
  const option = table.log().picks[at]?.[1];
  const index = world.question(picker)?.options.findIndex((move) => moveId(move) === option) ?? -1;
  if (index < 0) return null;
  world.take(picker, index);
  if (seen(table, seat) !== seen(world, seat)) return null;
  const [before, after] = [heard(table, seat, at, shows), heard(world, seat, at, shows)];
  return before === after ? null : difference(`what seat ${seat} is told`, before, after);
}

function heard(table: Table, seat: Seat, at: number, shows: readonly string[]): string {
  const events = table.eventsFor(seat, at + 1).filter(({ event }) => !shows.includes(event.kind));
  return JSON.stringify(events);
}

function difference(what: string, before: string, after: string): string {
  let i = 0;
  while (i < before.length && before[i] === after[i]) i++;
  const from = Math.max(0, i - 60);
  return `${what} changes: ...${before.slice(from, i + 80)} / ...${after.slice(from, i + 80)}`;
}
