/** The clock of a seat: when it runs out, what it gains and loses, and when it stands still. */
import type { Wish } from '@tavola/kernel/host/consent.ts';
import { counted, type FreeTime, type Holiday, later, NO_FREE_TIME } from '@tavola/kernel/host/free-time.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { MatchRow, SeatRow } from '../store/schema.ts';
import type { Pending } from './live-match.ts';

/** `spans`: pauses that a question still waiting may have seen, the newest last. */
export type Pauses = {
  readonly asked: Wish | null;
  readonly spans: readonly (readonly [from: number, to: number])[];
};
type Clocked = Pick<MatchRow, 'clock_decision' | 'clock_player' | 'clock_zone' | 'weekends' | 'pause_json'>;

const DAY = 86_400;
const NO_HOLIDAYS = '[]';

export function pausesOf({ pause_json }: Pick<MatchRow, 'pause_json'>): Pauses {
  return pause_json === null ? { asked: null, spans: [] } : (JSON.parse(pause_json) as Pauses);
}

export function isPaused(row: Pick<MatchRow, 'pause_json'>, now: number): boolean {
  const newest = pausesOf(row).spans.at(-1);
  return newest !== undefined && newest[1] > now;
}

/** Only a clock of a day or more lets people go on holiday. */
function isSlow({ clock_decision, clock_player }: Clocked): boolean {
  const clocks = [clock_decision, clock_player].filter((it) => it !== null);
  return clocks.length > 0 && clocks.every((it) => it >= DAY);
}

/** When no clock of this seat counts. */
export function freeTimeOf(row: Clocked, seat: Pick<SeatRow, 'holidays_json'> | undefined): FreeTime {
  const announced = seat?.holidays_json ?? NO_HOLIDAYS;
  if (row.weekends === 0 && row.pause_json === null && announced === NO_HOLIDAYS) return NO_FREE_TIME;
  return {
    weekends: row.weekends === 1 ? row.clock_zone : null,
    holidays: isSlow(row) ? (JSON.parse(announced) as Holiday[]) : [],
    pauses: pausesOf(row).spans,
  };
}

/** When the clock of a seat runs out; null without a clock. */
export function deadlineOf(row: MatchRow, seat: SeatRow | undefined, it: Pending): number | null {
  if (row.clock_decision === null && row.clock_player === null) return null;
  const bank = (JSON.parse(row.left_json) as (number | null)[])[it.seat] ?? null;
  const decision = row.clock_decision === null ? null : row.clock_decision * 1000;
  const left = Math.min(bank ?? Number.POSITIVE_INFINITY, decision ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(left) ? later(it.since, left, freeTimeOf(row, seat)) : null;
}

/** Whose turn it is; where the game has no turns, the only seat that is asked. */
export function turnOf(table: Table): Seat | null {
  const { game, pending } = table;
  if (game.turn) return game.turn(table.view('spectator'));
  return pending.length === 1 ? (pending[0] ?? null) : null;
}

type Charge = {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  /** Questions that were answered. */
  readonly answered: readonly Pending[];
  /** Whose turn ended. */
  readonly ended: Seat | null;
  readonly now: number;
};

/** The clocks of all players after questions were answered: each loses the time that counted, and gains at the end of a turn. */
export function leftAfter({ row, seats, answered, ended, now }: Charge): (number | null)[] {
  const left = JSON.parse(row.left_json) as (number | null)[];
  for (const { seat, since } of answered) {
    const rest = left[seat];
    if (typeof rest !== 'number') continue;
    left[seat] = Math.max(0, rest - counted(since, now, freeTimeOf(row, seats[seat])));
  }
  const gains = ended === null ? null : left[ended];
  if (ended === null || typeof gains !== 'number') return left;
  const most = 2000 * (row.clock_player ?? 0);
  left[ended] = Math.min(Math.max(most, gains), gains + 1000 * (row.clock_increment ?? 0));
  return left;
}
