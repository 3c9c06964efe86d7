/** Turns that people prepared at a match, as they are kept in memory (kernel/host/plan.ts). */
import type { PlannedStep, PlanStop, Stopped, StopWish } from '@tavola/kernel/host/plan.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import type { PlanRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { LiveMatch } from './live-match.ts';

/** What is written once, when it is saved. */
export type Plan = {
  /** The revision of the newest undo, and how many picks there were, when it was made. */
  readonly undone: number;
  readonly picks: number;
  /** What the seat sees before the first step; older plans have none. */
  readonly start?: unknown;
  readonly steps: readonly PlannedStep[];
  readonly stops: readonly StopWish[];
};
/** And where it stands. */
export type SavedPlan = Plan & {
  /** The step that comes next; all were played when it is their number. */
  readonly next: number;
  /** How many picks there were after the step before it. */
  readonly since: number | null;
  /** Why it ended before its last step. */
  readonly stopped: Stopped | null;
  readonly made: number;
};

export async function plansOf({ db }: Pick<Store, 'db'>, match: string): Promise<ReadonlyMap<Seat, SavedPlan>> {
  const rows = await db.selectFrom('plans').selectAll().where('match', '=', match).execute();
  return new Map(rows.map((row) => [row.seat, savedPlan(row)]));
}

function savedPlan({ plan_json, next, since, stopped, made }: PlanRow): SavedPlan {
  const [reason, ...where] = stopped === null ? [] : stopped.split(' ');
  const why = reason === undefined ? null : { reason: reason as PlanStop, where };
  return { ...(JSON.parse(plan_json) as Plan), next, since, stopped: why, made: Number(made) };
}

/** As it stands in the store: the reason, then the places. */
export function stoppedText(stopped: Stopped | null): string | null {
  return stopped && [stopped.reason, ...stopped.where].join(' ');
}

export function planRow(match: string, seat: Seat, { next, since, stopped, made, ...plan }: SavedPlan): PlanRow {
  const { undone, picks, start, steps, stops } = plan;
  const plan_json = JSON.stringify({ undone, picks, start, steps, stops });
  return { match, seat, plan_json, next, since, stopped: stoppedText(stopped), made };
}

/** The plan that the server goes on with, if the table allows plans. */
export function runningPlan({ row, plans }: Pick<LiveMatch, 'row' | 'plans'>, seat: Seat): SavedPlan | null {
  const plan = plans.get(seat);
  return plan && row.plans === 1 && !hasEnded(plan) ? plan : null;
}

/** Did its turn come already? It ends with that turn. */
export function hasBegun({ next, stopped }: SavedPlan): boolean {
  return next > 0 || stopped !== null;
}

/** Is there nothing more that the server would play of it? */
export function hasEnded({ next, steps, stopped }: SavedPlan): boolean {
  return stopped !== null || next >= steps.length;
}

export function isTurnOf(table: Table, seat: Seat): boolean {
  return table.game.turn?.(table.view('spectator')) === seat;
}
