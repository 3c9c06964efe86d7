/** SQLite through Node's own module, in the shape that kysely's dialect wants. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

export type Sqlite = {
  readonly dialect: SqliteDialect;
  /** Is a transaction of the query builder open? */
  isBusy(): boolean;
  /** Runs a statement at once; how many rows it changed. */
  run(sql: string, values: readonly unknown[]): number;
  /** Another number after another connection wrote to the file. */
  version(): number;
};

/** WAL lets a backup read while we write; FULL makes every commit reach the disk before it is acknowledged. */
const PRAGMAS = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma busy_timeout = 5000;
`;

export function openSqlite(file: string): Sqlite {
  const db = new DatabaseSync(file);
  db.exec(PRAGMAS);
  const database = adapted(db);
  const prepared = new Map<string, StatementSync>();
  const dataVersion = db.prepare('pragma data_version');
  return {
    dialect: new SqliteDialect({ database }),
    isBusy: () => db.isTransaction,
    run(sql, values) {
      const statement = prepared.get(sql) ?? db.prepare(sql);
      prepared.set(sql, statement);
      return Number(statement.run(...(values as SQLInputValue[])).changes);
    },
    version: () => Number(dataVersion.get()?.data_version),
  };
}

/** Statements are prepared once; there are only as many as we wrote queries. */
function adapted(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = wrapped(db.prepare(sql));
      if (prepared.size < 500) prepared.set(sql, statement);
      return statement;
    },
  };
}

function wrapped(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
