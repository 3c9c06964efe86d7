/** What a seat misses: seeded games by each game's own policy, cut where the turns of one seat end and begin. */
import { beatsOf, type SeenBeat } from '@tavola/kernel/host/beats.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { seededChance } from '@tavola/kernel/rules/chance.ts';
import type { Event } from '@tavola/kernel/rules/decision.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { seededRng } from '@tavola/kernel/rules/rng.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import type { KitTable } from './kit.ts';

export type Interval = {
  readonly table: Table;
  readonly before: unknown;
  readonly after: unknown;
  /** What the seat heard, and what everybody did. */
  readonly events: readonly Event[];
  readonly publicly: readonly Event[];
  /** Moment by moment, as the seat saw it. */
  readonly beats: readonly SeenBeat[];
};

const MOST_DECISIONS = 4000;

/** The table stands at the end of each interval when it is handed out. */
export function* intervalsOf(
  game: AnyGame,
  { seats, options, inheritance, seed = 1 }: KitTable,
  seat: Seat,
): Generator<Interval> {
  const table = Table.start(game, { seats, options, inheritance, chance: seededChance(seed) });
  const rng = seededRng(seed ^ 0x9e3779b9);
  const isOwn = (view: unknown) => (game.turn?.(view) ?? null) === seat;
  let since = { before: table.view(seat), told: table.told.length, beats: [] as SeenBeat[] };
  let wasOwn = false;
  for (let n = 0; table.outcome === null && n < MOST_DECISIONS; n++) {
    const picker = table.pending[0] as Seat;
    const { ask, options: moves } = table.question(picker) ?? { ask: '', options: [] };
    const told = table.told.length;
    const before = table.view(seat);
    table.take(picker, game.bot?.policy?.(table.state, picker, ask, moves, rng) ?? rng.below(moves.length));
    const now = isOwn(table.view(seat));
    const steps = beatsOf(table, seat, told);
    const leaves = wasOwn && (!now || steps.some(({ view }) => !isOwn(view)));
    if (leaves) since = { before, told, beats: [] };
    since.beats.push(...steps, {
      events: table.heardBetween(seat, steps.at(-1) ? lastTold(table, told) : told, table.told.length),
      view: table.view(seat),
    });
    if (now && (leaves || !wasOwn)) {
      const eventsFor = (eyes: Seat | 'spectator') =>
        table.heardBetween(eyes, since.told, table.told.length).map(({ event }) => event);
      yield {
        table,
        before: since.before,
        after: table.view(seat),
        events: eventsFor(seat),
        publicly: eventsFor('spectator'),
        beats: [...since.beats],
      };
    }
    wasOwn = now;
  }
}

function lastTold(table: Table, told: number): number {
  return Math.max(told, table.beats.at(-1)?.told ?? told);
}
