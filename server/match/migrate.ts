/** Rows of older rules become rows of today's before anybody plays on: table, seats, picks, checkpoints and version in one transaction. */
import type { AnyGame, Outcome, SeatSetup } from '@tavola/kernel/rules/game.ts';
import type { Log, LogPick } from '@tavola/kernel/table/log.ts';
import { isKnownVersion } from '@tavola/kernel/table/upgrade.ts';
import { Refusal } from '../base/problem.ts';
import { type MatchRows, type Pending, readPending, writePending } from '../memory/live-match.ts';
import type { PackedCheckpoint } from '../memory/position.ts';
import { USUAL_STANDING } from '../memory/standing.ts';
import { logOf, newestCheckpoint, picksOf } from '../memory/stored.ts';
import { UNTOLD } from '../memory/wake.ts';
import type { Migrated } from '../replay/migrated.ts';
import { pointOfRow, type Replays } from '../replay/replays.ts';
import type { CheckpointRow, MatchRow, Origin, PickRow, SeatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Change, rewriteOf } from '../store/writes.ts';

/** All that is stored of a match's game, to be played again from its beginning. */
export type StoredGame = {
  readonly log: Log;
  readonly seed: string | null;
  readonly start: PackedCheckpoint | null;
};
/** The rows as they can be played here, or why they cannot; null when somebody else changed them meanwhile. */
export type Opened = { readonly rows: MatchRows; readonly stopped: Refusal | null };

export async function openRows(store: Store, replays: Replays, game: AnyGame, rows: MatchRows): Promise<Opened | null> {
  const { row } = rows;
  const [needs, has] = [row.version, game.version];
  if (needs === has) return { rows, stopped: null };
  if (!isKnownVersion(game, needs)) return { rows, stopped: new Refusal(409, 'NEWER_RULES', { needs, has }) };
  const { log, ...stored } = await storedGame(store, rows);
  const wanted = { ...stored, log: JSON.stringify(log), cut: false };
  const found = await replays.threads.run('migrate', game.id, wanted, { who: row.id, picks: row.count });
  if ('misfit' in found)
    return { rows, stopped: new Refusal(409, 'OLD_RULES', { needs, has, pick: found.misfit, count: row.count }) };
  const written = await rewritten(store, game, rows, found);
  return (await store.commit(written.change)) ? { rows: written.rows, stopped: null } : null;
}

export async function storedGame(store: Pick<Store, 'db'>, { row, seats }: MatchRows): Promise<StoredGame> {
  const picks = await picksOf(store, row, 0, row.count);
  const log = logOf(
    row,
    seats,
    picks.map(({ seat, option }): LogPick => [seat, option]),
  );
  const { borrowed }: Partial<Origin> = row.origin_json === null ? {} : JSON.parse(row.origin_json);
  const outcome = row.outcome_json === null ? undefined : (JSON.parse(row.outcome_json) as Outcome);
  const start = row.whole === 1 ? null : await newestCheckpoint(store, row, 0);
  return { log: { ...log, borrowed, outcome }, seed: row.seed, start: start ? pointOfRow(start) : null };
}

/** The rows after the migration, and the change that writes them. */
export async function rewritten(
  store: Pick<Store, 'db'>,
  game: AnyGame,
  { row: before, seats, invitations, holders, boards }: MatchRows,
  { options, seats: setups, picks, borrowed, outcome, stand }: Migrated,
  fields: Partial<MatchRow> = {},
): Promise<{ readonly rows: MatchRows; readonly change: Change }> {
  const { id } = before;
  const revision = before.revision + 1;
  const isOver = before.status === 'over' || (before.status === 'playing' && outcome !== null);
  const row: MatchRow = {
    ...before,
    version: game.version,
    options_json: JSON.stringify(options),
    revision,
    undone: revision,
    count: stand?.count ?? 0,
    pending_json: stand && before.status === 'playing' ? writePending(pendingOf(before, stand)) : before.pending_json,
    outcome_json: isOver ? JSON.stringify(outcome) : null,
    status: isOver ? 'over' : before.status,
    undo_json: null,
    origin_json: originOf(before, borrowed),
    // Somebody else may be asked now: the sweep looks.
    wake: before.status === 'playing' && !isOver ? before.updated : null,
    ...fields,
  };
  const all = setups.map((setup, seat): SeatRow => seatOf(id, seat, setup, seats[seat]));
  const times = await store.db.selectFrom('picks').selectAll().where('match', '=', id).orderBy('number').execute();
  const checkpoints = (stand?.points ?? []).map(
    ({ picks: at, chance, told, state }): CheckpointRow => ({ match: id, picks: at, chance, told, state_json: state }),
  );
  const change = rewriteOf({
    before,
    row,
    seats: all.slice(0, seats.length),
    added: all.slice(seats.length),
    picks: timed(picks, times).map((it, number) => ({ ...it, match: id, number, revision })),
    checkpoints,
  });
  return { rows: { row, seats: all, invitations, holders, boards }, change };
}

/** A seat that is asked was asked when the old rules asked: no clock begins again. */
function pendingOf(row: MatchRow, { pending, decision }: NonNullable<Migrated['stand']>): Pending[] {
  const asked = readPending(row);
  const since = row.updated;
  return pending.map((seat) => ({ since, noticed: 0, ...asked.find((it) => it.seat === seat), seat, decision }));
}

/** What sits there as today's rules say it; a seat that they added is an automaton's. */
export function seatOf(match: string, seat: number, setup: SeatSetup, row: SeatRow | undefined): SeatRow {
  const settings_json = JSON.stringify(setup.settings);
  if (row) return { ...row, settings_json };
  const nobody = { name: '', person: null, level: null, away: null, standing_json: USUAL_STANDING, seen: 0 };
  const free = { holidays_json: '[]', offer_json: null, shown: null, ...UNTOLD };
  return { match, seat, kind: 'automaton', ...nobody, ...free, settings_json };
}

function originOf({ origin_json }: MatchRow, borrowed: number | undefined): string | null {
  if (origin_json === null || borrowed === undefined) return origin_json;
  return JSON.stringify({ ...(JSON.parse(origin_json) as Origin), borrowed });
}

/** Each pick with the time of the old one that it was. */
function timed(picks: readonly LogPick[], old: readonly PickRow[]): Pick<PickRow, 'seat' | 'option' | 'at'>[] {
  let next = 0;
  return picks.map(([seat, option]) => {
    const found = old.findIndex((it, i) => i >= next && it.seat === seat && it.option === option);
    if (found >= 0) next = found + 1;
    return { seat, option, at: old[Math.max(0, next - 1)]?.at ?? 0 };
  });
}
