/**
 * Changes of matches. All that arrive while one group is being written form the next group: one transaction, one wait for the disk.
 * A change names the revision it saw; when the match has another one by then, that change alone is refused.
 */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { failureOf } from './failures.ts';
import type { Journal } from './journal.ts';
import { CHANNEL } from './listener.ts';
import type { Schema } from './schema.ts';
import type { Sqlite } from './sqlite.ts';
import { type Change, writesOf } from './writes.ts';

type Waiting = { readonly change: Change; done(ok: boolean): void; failed(error: unknown): void };

const MOST_IN_A_GROUP = 200;
const QUIET_TURNS = 2;

export class Committer {
  private waiting: Waiting[] = [];
  private running: Promise<void> | null = null;
  private readonly db: Kysely<Schema>;
  private readonly sqlite: Sqlite | null;
  private readonly journal: Journal | null;

  constructor(db: Kysely<Schema>, sqlite: Sqlite | null, journal: Journal | null) {
    this.db = db;
    this.sqlite = sqlite;
    this.journal = journal;
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

  /** Waits while requests keep coming, so that they share the disk's time: until turns of the loop brought none. */
  private async run(): Promise<void> {
    for (let known = 0, quiet = 0; quiet < QUIET_TURNS && known < MOST_IN_A_GROUP; ) {
      quiet = known === this.waiting.length ? quiet + 1 : 0;
      known = this.waiting.length;
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    while (this.waiting.length > 0) await this.group(this.waiting.splice(0, MOST_IN_A_GROUP));
    this.running = null;
  }

  private async group(group: readonly Waiting[]): Promise<void> {
    let accepted: ReadonlySet<Change>;
    try {
      accepted = await this.write(group.map((it) => it.change));
    } catch (error) {
      // One of them is wrong, or all of them found the store away or full.
      if (group.length === 1 || failureOf(error)) for (const it of group) it.failed(error);
      else for (const it of group) await this.group([it]);
      return;
    }
    for (const it of group) it.done(accepted.has(it.change));
  }

  /** SQLite in one go, so that nothing of the query builder's can come between; and without it, because it would cost more than the picks. */
  private write(changes: readonly Change[]): ReadonlySet<Change> | Promise<ReadonlySet<Change>> {
    const { db, sqlite, journal } = this;
    if (!journal) return db.transaction().execute((trx) => writeToPostgres(trx, changes));
    if (!sqlite?.isBusy()) return journal.write(changes);
    return db.connection().execute(async () => journal.write(changes));
  }
}

async function writeToPostgres(trx: Transaction<Schema>, changes: readonly Change[]): Promise<ReadonlySet<Change>> {
  const run = async (sql: string, values: readonly unknown[]) =>
    Number((await trx.executeQuery(CompiledQuery.raw(sql, [...values]))).numAffectedRows ?? 0);
  const accepted = new Set<Change>();
  // One order for all processes: nobody waits for each other in a circle.
  for (const change of changes.toSorted((a, b) => (a.match < b.match ? -1 : 1))) {
    const { match, revision } = change;
    const writes = writesOf(change);
    const [[first, values], ...others] = writes as [(typeof writes)[number], ...typeof writes];
    if ((await run(first.postgres, values)) !== 1) continue;
    accepted.add(change);
    for (const [statement, rest] of others) await run(statement.postgres, rest);
    if (revision > 0) await run('select pg_notify($1, $2)', [CHANNEL, `match ${match} ${revision}`]);
  }
  return accepted;
}
