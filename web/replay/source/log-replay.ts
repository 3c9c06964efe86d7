/** A replay from a log: the rules run once, every step is kept. */

import { explain } from '@tavola/kernel/host/explain.ts';
import { CHANCE, type Eyes, type Seat } from '@tavola/kernel/rules/ask.ts';
import { copy } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { fairnessOf, LoggedDice } from '@tavola/kernel/table/fairness.ts';
import type { Log } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { currentLog } from '@tavola/kernel/table/upgrade.ts';
import { HostError } from '../../api/errors.ts';
import type { Match } from '../../api/types.ts';
import type { Replay, ReplayMoment, ReplayStep } from './replay.ts';

type Kept = ReplayStep & {
  readonly state: unknown;
  readonly told: number;
  readonly pending: readonly Seat[];
  readonly outcome: ReplayMoment['outcome'];
};

/** The part of a match that is shown: its moments from `from` picks on; `start` is where a what-if began that was not dealt by its own setup. */
type Part = { readonly from?: number; readonly start?: unknown };

export function logReplay(
  game: AnyGame,
  written: Log,
  match: Match,
  viewers: readonly Eyes[],
  fork: Replay['fork'],
  { from = 0, start }: Part = {},
): Replay {
  const log = currentLog(game, written);
  const dice = new LoggedDice(log);
  const checkpoint = start === undefined ? undefined : { picks: 0, chance: 0, state: start };
  const table = Table.resume(game, { ...log, picks: [], checks: [] }, { chance: dice, checkpoint });
  const kept: Kept[] = [snapshot(table, null)];
  for (const [seat, option] of log.picks) {
    if (seat === CHANCE && !table.pending.includes(CHANCE)) continue;
    const decision = table.decision(seat);
    if (!decision) throw new HostError('LOG_DIVERGES', { pick: table.count });
    table.pick(seat, decision.number, option);
    const before = kept.at(-1)?.told;
    kept.push({ ...snapshot(table, seat), silent: table.told.length === before && table.outcome === null });
  }
  kept.splice(
    0,
    kept.findIndex(({ at }) => at >= from),
  );
  const at = (step: number) => kept[Math.min(Math.max(0, step), kept.length - 1)] as Kept;
  return {
    match,
    viewers,
    steps: kept,
    from,
    fairness: { kind: fairnessOf(log, dice.unfairAt), draws: dice.draws, at: dice.unfairAt },
    moment: async (step, eyes) => {
      const { state, told, pending, outcome } = at(step);
      return { view: game.view(state, eyes), pending, outcome, told: table.eventsFor(eyes).slice(0, told) };
    },
    explain: async (n) => explain(table, n),
    publicViews: () => kept.map(({ state }) => game.view(state, 'spectator')),
    fork,
  };
}

function snapshot(table: Table, seat: Seat | null): Kept {
  const { count, told, pending, outcome, state } = table;
  return { at: count, seat, state: copy(state), told: told.length, pending, outcome };
}
