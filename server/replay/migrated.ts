/** A match of older rules, or one that no longer replays, as today's rules write it: strictly, pick by pick, from its beginning. */

import { TableError } from '@tavola/kernel/rules/errors.ts';
import type { AnyGame, Outcome, SeatSetup } from '@tavola/kernel/rules/game.ts';
import { LoggedDice } from '@tavola/kernel/table/fairness.ts';
import type { Log, LogPick } from '@tavola/kernel/table/log.ts';
import { agreed } from '@tavola/kernel/table/setup.ts';
import type { Table } from '@tavola/kernel/table/table.ts';
import { currentLog, isSameResult } from '@tavola/kernel/table/upgrade.ts';
import { chanceOf, type PackedCheckpoint } from '../memory/position.ts';
import { type Stand, standing, standOf } from '../memory/stand.ts';
import { steps } from '../memory/steps.ts';

export type Unmigrated = {
  /** With its outcome, where it has one. */
  readonly log: Log;
  /** Null before the start. */
  readonly seed: string | null;
  /** Where its picks begin when not at the setup. */
  readonly start: PackedCheckpoint | null;
  /** What no longer fits may be left out. */
  readonly cut: boolean;
};
export type Migrated = {
  readonly options: unknown;
  readonly seats: readonly SeatSetup[];
  readonly picks: readonly LogPick[];
  readonly borrowed: number | undefined;
  readonly outcome: Outcome | null;
  /** Null for a table that waits. */
  readonly stand: Stand | null;
};
/** The first pick that does not fit; as many as there are when the result is another one. */
export type Misfit = { readonly misfit: number };

export function migrated(game: AnyGame, { log, ...more }: Unmigrated): Migrated | Misfit {
  for (let left = log; ; ) {
    const found = strictly(game, { log: left, ...more });
    if (!('misfit' in found) || !more.cut || left.picks.length === 0) return found;
    left = { ...left, picks: left.picks.slice(0, Math.min(found.misfit, left.picks.length - 1)), outcome: undefined };
  }
}

function strictly(game: AnyGame, { log, seed, start }: Omit<Unmigrated, 'cut'>): Migrated | Misfit {
  let table: Table | null = null;
  try {
    const today = start === null ? currentLog(game, log) : { ...log, version: game.version };
    const borrowed = log.borrowed && currentLog(game, { ...log, ...upTo(log, log.borrowed) }).picks.length;
    const { options, seats } = agreed(game, today);
    const head = { options, seats, borrowed };
    if (seed === null) return { ...head, picks: [], outcome: null, stand: null };
    const dice = new LoggedDice({ ...today, seed, borrowed });
    const own = chanceOf(log.dice, seed);
    const chance: typeof own = { answer: (request, n) => dice.answer(request, n) ?? own.answer(request, n) };
    const checkpoint = start ? { ...start, state: JSON.parse(start.state) as unknown } : undefined;
    const points: PackedCheckpoint[] = start ? [start] : [];
    const playing = steps(game, today, { chance, checkpoint, checked: false });
    for (;;) {
      const step = playing.next();
      table = step.value;
      standing(table, points);
      if (!step.done) continue;
      if (dice.unfairAt !== null) return { misfit: dice.unfairAt };
      if (today.outcome && !isSameResult(today.outcome, table.outcome)) return { misfit: today.picks.length };
      const stand = standOf(table, today.picks.length, 0, points);
      const picks = [...today.picks, ...stand.more];
      return { ...head, picks, outcome: today.outcome ?? table.outcome, stand };
    }
  } catch (error) {
    // Rules that break at a pick do not fit it either.
    const pick = error instanceof TableError ? error.detail.pick : undefined;
    return { misfit: typeof pick === 'number' ? pick : (table?.count ?? 0) };
  }
}

function upTo({ picks }: Log, count: number): Partial<Log> {
  return { picks: picks.slice(0, count), outcome: undefined };
}
