/** SQLite through Node's own module, in the shape that kysely's dialect wants. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

export type Sqlite = {
  readonly dialect: SqliteDialect;
  /** Is a transaction of the query builder open? */
  isBusy(): boolean;
  /** Runs a statement at once; how many rows it changed. */
  run(sql: string, values: readonly unknown[]): number;
  /** The only column of all rows that a query finds. */
  column(sql: string): string[];
  /** Called before each query of the query builder. */
  onQuery: (sql: string) => void;
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
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const dataVersion = db.prepare('pragma data_version');
  const sqlite: Sqlite = {
    dialect: new SqliteDialect({ database: adapted(db, (query) => sqlite.onQuery(query)) }),
    onQuery: () => {},
    isBusy: () => db.isTransaction,
    run(sql, values) {
      const statement = prepared.get(sql) ?? prepare(sql);
      return Number(statement.run(...(values as SQLInputValue[])).changes);
    },
    column: (sql) =>
      db
        .prepare(sql)
        .all()
        .map((row) => String(Object.values(row)[0])),
    version: () => Number(dataVersion.get()?.data_version),
  };
  return sqlite;
}

/** Statements are prepared once; there are only as many as we wrote queries. */
function adapted(db: DatabaseSync, onQuery: (sql: string) => void): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = wrapped(db.prepare(sql), () => onQuery(sql));
      if (prepared.size < 500) prepared.set(sql, statement);
      return statement;
    },
  };
}

function wrapped(statement: StatementSync, asked: () => void): SqliteStatement {
  const values = (parameters: readonly unknown[]) => {
    asked();
    return parameters as SQLInputValue[];
  };
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
