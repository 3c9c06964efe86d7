/**
 * Changes of matches. All that arrive while one group is being written form the next group: one transaction, one wait for the disk.
 * A change names the revision it saw; when the match has another one by then, that change alone is refused.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { CHANNEL } from './postgres.ts';
import type { CheckpointRow, MatchRow, PickRow, Schema, SeatRow } from './schema.ts';
import type { Sqlite } from './sqlite.ts';

export type Change = {
  /** The match as it will be; its revision is the one after the one that was seen. */
  readonly row: MatchRow;
  /** Only what a pick changes. */
  readonly quick: boolean;
  readonly seats: readonly SeatRow[];
  readonly picks: readonly PickRow[];
  /** Picks from this number on are taken back. */
  readonly cut: number | null;
  readonly checkpoint: CheckpointRow | null;
};
type Waiting = { readonly change: Change; done(ok: boolean): void; failed(error: unknown): void };

const MOST_IN_A_GROUP = 200;

export class Committer {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  private readonly db: Kysely<Schema>;
  private readonly sqlite: Sqlite | null;
  private readonly shared: boolean;
  private readonly update: string;
  private readonly insert: string;
  private readonly replaced: string;
  private readonly checkpoint: string;
  private readonly old: string;

  constructor(db: Kysely<Schema>, sqlite: Sqlite | null) {
    this.db = db;
    this.sqlite = sqlite;
    this.shared = sqlite === null;
    this.update = this.placed(
      'update matches set revision = ?, status = ?, count = ?, pending_json = ?, left_json = ?, outcome_json = ?, undo_json = ?, ' +
        'updated = ?, wake = ? where id = ? and revision = ?',
    );
    this.insert = this.placed(
      'insert into picks (match, number, seat, option, revision, at) values (?, ?, ?, ?, ?, ?)',
    );
    this.replaced = this.placed('delete from checkpoints where match = ? and picks = ?');
    this.checkpoint = this.placed(
      'insert into checkpoints (match, picks, chance, told, state_json) values (?, ?, ?, ?, ?)',
    );
    this.old = this.placed(
      'delete from checkpoints where match = ? and picks > 0 and picks not in ' +
        '(select picks from checkpoints where match = ? and picks > 0 order by picks desc limit 3)',
    );
  }

  commit(change: Change): Promise<boolean> {
    return new Promise((done, failed) => {
      this.waiting.push({ change, done, failed });
      this.running ??= this.run();
    });
  }

  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  /** Waits until the requests that are already here were read, so that they share the disk's time. */
  private async run(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const group = this.waiting.splice(0, MOST_IN_A_GROUP);
      const { sqlite } = this;
      if (!sqlite) await this.group(group);
      else {
        const { plain = [], other = [] } = Object.groupBy(group, ({ change }) => (isPlain(change) ? 'plain' : 'other'));
        if (plain.length > 0) await this.plainGroup(sqlite, plain);
        if (other.length > 0) await this.group(other);
      }
    }
    this.running = null;
  }

  private async group(group: readonly Waiting[]): Promise<void> {
    // One order for all processes: nobody waits for each other in a circle.
    const ordered = group.toSorted((a, b) => (a.change.row.id < b.change.row.id ? -1 : 1));
    const accepted = new Set<Waiting>();
    try {
      await this.db.transaction().execute(async (trx) => {
        for (const it of ordered) if (await this.write(trx, it.change)) accepted.add(it);
      });
    } catch (error) {
      if (group.length === 1) group[0]?.failed(error);
      else for (const it of group) await this.group([it]);
      return;
    }
    for (const it of group) it.done(accepted.has(it));
  }

  /** Nothing but picks and their checkpoints, in SQLite: without the query builder, which would cost more than the picks. */
  private async plainGroup(sqlite: Sqlite, group: readonly Waiting[]): Promise<void> {
    const accepted: boolean[] = [];
    try {
      await this.db.connection().execute(async () => {
        sqlite.run('begin immediate', []);
        try {
          for (const { change } of group) accepted.push(this.writePlain(sqlite, change));
          sqlite.run('commit', []);
        } catch (error) {
          sqlite.run('rollback', []);
          throw error;
        }
      });
    } catch (error) {
      for (const it of group) it.failed(error);
      return;
    }
    for (const [i, it] of group.entries()) it.done(accepted[i] ?? false);
  }

  private writePlain(sqlite: Sqlite, { row, picks, checkpoint }: Change): boolean {
    if (sqlite.run(this.update, updateValues(row)) !== 1) return false;
    for (const pick of picks) sqlite.run(this.insert, insertValues(pick));
    if (checkpoint) for (const [statement, values] of this.checkpointWrites(checkpoint)) sqlite.run(statement, values);
    return true;
  }

  /** The newest few are kept, and the one at 0, where a what-if starts. */
  private checkpointWrites({ match, picks, chance, told, state_json }: CheckpointRow): [string, unknown[]][] {
    return [
      [this.replaced, [match, picks]],
      [this.checkpoint, [match, picks, chance, told, state_json]],
      [this.old, [match, match]],
    ];
  }

  private async write(trx: Transaction<Schema>, change: Change): Promise<boolean> {
    const { row, seats, picks, cut, checkpoint } = change;
    if (!(await this.writeMatch(trx, change))) return false;
    if (cut !== null) {
      await trx.deleteFrom('picks').where('match', '=', row.id).where('number', '>=', cut).execute();
      await trx.deleteFrom('checkpoints').where('match', '=', row.id).where('picks', '>', cut).execute();
    }
    for (const pick of picks) await trx.executeQuery(CompiledQuery.raw(this.insert, insertValues(pick)));
    for (const seat of seats) {
      const { match, seat: number, ...rest } = seat;
      await trx.updateTable('seats').set(rest).where('match', '=', match).where('seat', '=', number).execute();
    }
    if (checkpoint) {
      for (const [statement, values] of this.checkpointWrites(checkpoint))
        await trx.executeQuery(CompiledQuery.raw(statement, values));
    }
    if (this.shared) {
      await trx.executeQuery(
        CompiledQuery.raw('select pg_notify($1, $2)', [CHANNEL, `match ${row.id} ${row.revision}`]),
      );
    }
    return true;
  }

  private async writeMatch(trx: Transaction<Schema>, { row, quick }: Change): Promise<boolean> {
    const seen = row.revision - 1;
    if (!quick) {
      const { id, ...rest } = row;
      const result = await trx
        .updateTable('matches')
        .set(rest)
        .where('id', '=', id)
        .where('revision', '=', seen)
        .execute();
      return Number(result[0]?.numUpdatedRows ?? 0) === 1;
    }
    const result = await trx.executeQuery(CompiledQuery.raw(this.update, updateValues(row)));
    return Number(result.numAffectedRows ?? 0) === 1;
  }

  private placed(statement: string): string {
    let n = 0;
    return this.shared ? statement.replaceAll('?', () => `$${++n}`) : statement;
  }
}

function isPlain({ quick, seats, cut }: Change): boolean {
  return quick && seats.length === 0 && cut === null;
}

function updateValues(row: MatchRow): unknown[] {
  const { revision, status, count, pending_json, left_json, outcome_json, undo_json, updated, wake, id } = row;
  return [revision, status, count, pending_json, left_json, outcome_json, undo_json, updated, wake, id, revision - 1];
}

function insertValues({ match, number, seat, option, revision, at }: PickRow): unknown[] {
  return [match, number, seat, option, revision, at];
}
