/** The store: one schema in SQLite or PostgreSQL. Changes of matches are committed in groups; acknowledged means on disk. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { Ballast } from './ballast.ts';
import { checkFile } from './check.ts';
import { Committer } from './commit.ts';
import { Journal } from './journal.ts';
import { CHANNEL } from './listener.ts';
import { migrations } from './migrations.ts';
import { openPostgres, type Postgres } from './postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { WalMark } from './wal-mark.ts';
import type { Change } from './writes.ts';

export type StoreConfig = {
  /** PostgreSQL when given. */
  readonly url?: string | undefined;
  /** The SQLite file. */
  readonly file: string;
  readonly connections?: number;
};

export class Store {
  readonly db: Kysely<Schema>;
  readonly shared: boolean;
  private readonly sqlite: Sqlite | null;
  private readonly postgres: Postgres | null;
  private readonly journal: Journal | null;
  private readonly committer: Committer;
  private readonly ballast: Ballast | null;
  private readonly mark: WalMark | null;
  private version: number;

  private constructor(db: Kysely<Schema>, file: string, sqlite: Sqlite | null, postgres: Postgres | null) {
    this.db = db;
    this.sqlite = sqlite;
    this.postgres = postgres;
    this.shared = postgres !== null;
    this.ballast = sqlite && new Ballast(file);
    this.mark = sqlite && new WalMark(file);
    this.journal = sqlite && this.ballast && new Journal(sqlite, this.ballast);
    this.version = sqlite?.version() ?? 0;
    this.committer = new Committer(db, sqlite, this.journal);
  }

  static async open({ url, file, connections = 8 }: StoreConfig): Promise<Store> {
    if (!url) {
      mkdirSync(dirname(file), { recursive: true });
      checkFile(file);
    }
    const postgres = url ? openPostgres(url, connections) : null;
    const sqlite = postgres ? null : openSqlite(file);
    const { dialect } = (postgres ?? sqlite) as Postgres | Sqlite;
    const db = new Kysely<Schema>({ dialect });
    await migrate(db);
    return new Store(db, file, sqlite, postgres);
  }

  /** Another file is in our place: it may be one of an older version. */
  migrate(): Promise<void> {
    return migrate(this.db);
  }

  /** False when somebody else changed the match first. */
  commit(change: Change): Promise<boolean> {
    return this.committer.commit(change);
  }

  /** Once a second: what must be true of our files beside the database. */
  tend(): void {
    this.ballast?.keep();
    this.mark?.note();
  }

  /** Hands on what other processes tell (ours too); `lost` when some messages may have been missed. */
  async listen(heard: (message: string) => void, lost: () => void): Promise<void> {
    await this.postgres?.listen(heard, lost);
  }

  async notify(message: string): Promise<void> {
    if (this.shared) await sql`select pg_notify(${CHANNEL}, ${message})`.execute(this.db);
  }

  /** Did somebody else write to our SQLite file since the last call? `tavola restore` does. */
  changedElsewhere(): boolean {
    const version = this.sqlite?.version() ?? 0;
    const changed = version !== this.version;
    this.version = version;
    return changed;
  }

  async close(): Promise<void> {
    await this.committer.idle();
    this.journal?.settle();
    await this.postgres?.stopListening();
    this.mark?.forget();
    await this.db.destroy();
  }
}

/** How many rows at most, written into the query: as a parameter SQLite would compile the query again each time. */
export function atMost(rows: number) {
  return sql.lit(rows);
}

async function migrate(db: Kysely<Schema>): Promise<void> {
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error) throw error;
}
