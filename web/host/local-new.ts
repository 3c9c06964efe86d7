/** New tables of this browser: from seats and options, or from the beginning of a log (what if?). */

import { imagined } from '@tavola/kernel/host/past.ts';
import type { Practice } from '@tavola/kernel/host/practice.ts';
import { seatKindOf } from '@tavola/kernel/host/sitter.ts';
import type { Seat } from '@tavola/kernel/rules/ask.ts';
import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { rngOfWords } from '@tavola/kernel/rules/rng.ts';
import type { Dice } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { openLog } from '@tavola/kernel/table/verify.ts';
import { HostError } from '../api/errors.ts';
import { newSeed } from '../browser/new-id.ts';
import { loadGame } from '../shelf/game-list.ts';
import { chanceOf, sealedLog } from './seal.ts';
import { type LocalMatch, type LocalSeat, newLocalId, peopleOf, saveLocal, statusOf } from './store.ts';

export type LocalPlan = {
  readonly game: string;
  readonly options: unknown;
  readonly seats: readonly LocalSeat[];
  readonly name: string;
  readonly dice?: Dice | undefined;
  readonly practice?: Practice | undefined;
};

export async function startLocal(plan: LocalPlan, before: LocalMatch | null = null): Promise<LocalMatch> {
  const { options, seats, name, dice = 'app', practice } = plan;
  const game = await loadGame(plan.game);
  const seed = newSeed();
  const setups = seats.map((seat) => ({ kind: seatKindOf(seat), settings: seat.settings }));
  const inheritance = before?.log.outcome?.legacy;
  const table = Table.start(game, { seats: setups, options, dice, inheritance, chance: chanceOf(dice, seed) });
  const match = await kept(game, table, seats, seed, name, null);
  if (before === null && practice === undefined) return match;
  const agreed = { ...match, ...(practice && { practice }), ...(before && chained(before)) };
  await saveLocal(agreed);
  return agreed;
}

/** It follows from another table of this browser, and belongs to the same chronicle. */
function chained(before: LocalMatch): Partial<LocalMatch> {
  return { follows: before.id, chain: before.chain ?? before.id };
}

/** A saved table as it stands. */
export function resumeLocal(game: AnyGame, { log, seed, start }: LocalMatch): Table {
  const checkpoint = start === undefined ? undefined : { picks: 0, chance: 0, state: start };
  return openLog(game, log, { chance: chanceOf(log.dice, seed), checkpoint });
}

/** A saved table as far as today's rules allow its picks; `misfit` is the first one that they do not allow. */
export function resumeAsFar(
  game: AnyGame,
  saved: LocalMatch,
): { readonly table: Table; readonly misfit: number | null } {
  let { log } = saved;
  for (let misfit: number | null = null; ; ) {
    try {
      return { table: resumeLocal(game, { ...saved, log }), misfit };
    } catch (error) {
      const pick = error instanceof TableError && error.code === 'LOG_DIVERGES' ? error.detail.pick : undefined;
      if (typeof pick !== 'number' || log.picks.length === 0) throw error;
      misfit ??= pick;
      const left = Math.min(pick, log.picks.length - 1);
      const checks = log.checks.filter(([picks]) => picks <= left);
      log = { ...log, picks: log.picks.slice(0, left), checks, outcome: undefined };
    }
  }
}

/**
 * Plays on from pick `at`: `seat` is mine, bots take the others. After the end everything is as it was; before, what `seat` cannot know is dealt
 * again from the newest turn start.
 */
export async function forkLocal(
  from: LocalMatch,
  at: number,
  seats: readonly LocalSeat[],
  seat: Seat,
): Promise<LocalMatch> {
  const game = await loadGame(from.game);
  const { log } = from;
  const past = { ...log, picks: log.picks.slice(0, at), checks: log.checks.filter(([picks]) => picks <= at) };
  const seed = newSeed();
  const isOver = statusOf(from) !== 'playing';
  const table = resumeLocal(game, { ...from, log: past, seed });
  const among = !isOver && peopleOf(from).length > 1 ? from.id : from.origin?.among;
  if (isOver && from.start === undefined) return kept(game, table, seats, seed, '', { match: from.id, at, among });
  const point = table.lastCheckpoint;
  if (!point) throw new HostError('NO_FORK_POINT');
  const rng = rngOfWords([...crypto.getRandomValues(new Int32Array(4))]);
  const start = isOver ? point.state : imagined(game, table.options, point.state, seat, rng);
  const begun = resumeLocal(game, { ...from, log: { ...log, picks: [], checks: [] }, seed, start });
  return kept(game, begun, seats, seed, '', { match: from.id, at: point.picks, among }, start);
}

async function kept(
  game: AnyGame,
  table: Table,
  seats: readonly LocalSeat[],
  seed: string,
  name: string,
  origin: LocalMatch['origin'],
  start?: unknown,
): Promise<LocalMatch> {
  const now = Date.now();
  const match: LocalMatch = {
    id: newLocalId(),
    name,
    game: game.id,
    seats,
    log: sealedLog(table, seed, { borrowed: start === undefined ? origin?.at : undefined }),
    ...(start !== undefined && { start }),
    seed,
    created: now,
    updated: now,
    turn: table.pending.some((seat) => seats[seat]?.kind !== 'bot'),
    origin,
    uploaded: null,
  };
  await saveLocal(match);
  return match;
}
