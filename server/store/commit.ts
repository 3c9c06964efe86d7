/**
 * Changes of matches. All that arrive while one group is being written form the next group: one transaction, one wait for the disk.
 * A change names the revision it saw; when the match has another one by then, that change alone is refused.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { CHANNEL } from './postgres.ts';
import type { Schema } from './schema.ts';
import type { Sqlite } from './sqlite.ts';
import type { Change } from './writes.ts';

type Waiting = { readonly change: Change; done(ok: boolean): void; failed(error: unknown): void };

const MOST_IN_A_GROUP = 200;

export class Committer {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  private readonly db: Kysely<Schema>;
  private readonly sqlite: Sqlite | null;

  constructor(db: Kysely<Schema>, sqlite: Sqlite | null) {
    this.db = db;
    this.sqlite = sqlite;
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
    while (this.waiting.length > 0) await this.group(this.waiting.splice(0, MOST_IN_A_GROUP));
    this.running = null;
  }

  private async group(group: readonly Waiting[]): Promise<void> {
    const accepted = new Set<Waiting>();
    const { sqlite } = this;
    try {
      if (sqlite && !sqlite.isBusy()) writeToSqlite(sqlite, group, accepted);
      else if (sqlite) await this.db.connection().execute(async () => writeToSqlite(sqlite, group, accepted));
      else await this.db.transaction().execute(async (trx) => writeToPostgres(trx, group, accepted));
    } catch (error) {
      if (group.length === 1) group[0]?.failed(error);
      else for (const it of group) await this.group([it]);
      return;
    }
    for (const it of group) it.done(accepted.has(it));
  }
}

/** In one go, so that nothing of the query builder's can come between; and without it, for it would cost more than the picks. */
function writeToSqlite(sqlite: Sqlite, group: readonly Waiting[], accepted: Set<Waiting>): void {
  sqlite.run('begin immediate', []);
  try {
    for (const it of group) {
      let first = true;
      for (const [statement, values] of it.change.writes) {
        const changed = sqlite.run(statement.sqlite, values);
        if (first && changed !== 1) break;
        if (first) accepted.add(it);
        first = false;
      }
    }
    sqlite.run('commit', []);
  } catch (error) {
    sqlite.run('rollback', []);
    throw error;
  }
}

async function writeToPostgres(
  trx: Transaction<Schema>,
  group: readonly Waiting[],
  accepted: Set<Waiting>,
): Promise<void> {
  const run = async (sql: string, values: readonly unknown[]) =>
    Number((await trx.executeQuery(CompiledQuery.raw(sql, [...values]))).numAffectedRows ?? 0);
  // One order for all processes: nobody waits for each other in a circle.
  for (const it of group.toSorted((a, b) => (a.change.match < b.change.match ? -1 : 1))) {
    const { match, revision, writes } = it.change;
    const [[first, values], ...others] = writes as [(typeof writes)[number], ...typeof writes];
    if ((await run(first.postgres, values)) !== 1) continue;
    accepted.add(it);
    for (const [statement, rest] of others) await run(statement.postgres, rest);
    if (revision > 0) await run('select pg_notify($1, $2)', [CHANNEL, `match ${match} ${revision}`]);
  }
}
