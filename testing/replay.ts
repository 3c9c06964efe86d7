/** Same log, same game: from the start, from the checkpoint, and after undo and redo. */
import { CHANCE } from '@tavola/kernel/rules/ask.ts';
import { realDice } from '@tavola/kernel/rules/chance.ts';
import { fingerprint } from '@tavola/kernel/rules/copy.ts';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { logSchema } from '@tavola/kernel/table/log.ts';
import { Table } from '@tavola/kernel/table/table.ts';
import { type WalkSetup, walk } from './walk.ts';

/** Walks a game and returns what differs when its log is replayed, resumed, or undone and redone; null when nothing does. */
export function replayFlaw(game: AnyGame, setup: WalkSetup): string | null {
  const { table } = walk(game, { secrecyEvery: 0, ...setup });
  const log = logSchema.parse(JSON.parse(JSON.stringify(table.log())));
  const again = Table.resume(game, log, { chance: realDice });
  const resumed = Table.resume(game, log, { chance: realDice, checkpoint: table.lastCheckpoint ?? undefined });
  return (
    unequal('replayed from the start', table, again) ??
    (JSON.stringify(again.told) === JSON.stringify(table.told) ? null : 'replayed from the start: other events') ??
    unequal('resumed from a checkpoint', table, resumed) ??
    redoFlaw(table)
  );
}

/** Takes back some picks from the end and makes them again. */
function redoFlaw(table: Table): string | null {
  const before = JSON.stringify([table.log(), table.told]);
  const { picks } = table.log();
  for (const back of [1, 2, 5, 40, picks.length]) {
    const to = picks.findIndex(([seat], i) => seat !== CHANCE && i >= picks.length - back);
    if (to < 0) continue;
    table.rewind(to);
    while (table.count < picks.length) {
      const [seat, option] = picks[table.count] as (typeof picks)[number];
      table.pick(seat, table.decision(seat)?.number ?? 0, option);
    }
    if (JSON.stringify([table.log(), table.told]) !== before)
      return `undo of ${back} picks and redo is not the identity`;
  }
  return null;
}

function unequal(what: string, a: Table, b: Table): string | null {
  if (fingerprint(a.state) !== fingerprint(b.state)) return `${what}: another state`;
  return JSON.stringify(a.log()) === JSON.stringify(b.log()) ? null : `${what}: another log`;
}
