/** Where a table stands, as plain data: for a match that begins there, or that is written again. */
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import type { Outcome } from '@tavola/kernel/rules/game.ts';
import type { LogPick } from '@tavola/kernel/table/log.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { type PackedCheckpoint, packedCheckpoint } from './position.ts';

export type Stand = {
  readonly count: number;
  readonly decision: number;
  readonly pending: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly points: readonly PackedCheckpoint[];
  /** What chance answered after the picks that were given. */
  readonly more: readonly LogPick[];
};

/** A replay from any of them is short. */
export const PICKS_BETWEEN_POINTS = 250;

/** Keeps a checkpoint now and then while a table is played again. */
export function standing(table: Table, points: PackedCheckpoint[]): void {
  const newest = table.lastCheckpoint?.picks ?? 0;
  if (newest >= (points.at(-1)?.picks ?? 0) + PICKS_BETWEEN_POINTS)
    points.push(packedCheckpoint(table, 0) as PackedCheckpoint);
}

export function standOf(table: Table, given: number, told: number, points: PackedCheckpoint[]): Stand {
  const last = packedCheckpoint(table, told);
  if (last && last.picks > (points.at(-1)?.picks ?? 0)) points.push(last);
  const { count, decisionNumber, pending, outcome } = table;
  return { count, decision: decisionNumber, pending, outcome, points, more: table.picksFrom(given) };
}
