/** PostgreSQL: a pool for queries, and one connection that listens for what other processes changed. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';

export type Postgres = {
  readonly dialect: PostgresDialect;
  /** Calls `heard` for every message; goes on by itself after a lost connection, then calls `lost`. */
  listen(heard: (message: string) => void, lost: () => void): Promise<void>;
  stopListening(): Promise<void>;
};

export const CHANNEL = 'tavola';
const RETRY_MS = 500;
const BIGINT = 20;
/** Times are bigint and fit a number. */
const asNumber = (text: string) => Number(text);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? asNumber : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(url: string, connections: number): Postgres {
  const pool = new pg.Pool({ connectionString: url, max: connections, types });
  pool.on('error', () => {});
  let ears: pg.Client | null = null;
  let stopped = false;

  async function listen(heard: (message: string) => void, lost: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('notification', (note) => heard(note.payload ?? ''));
    client.on('error', () => {});
    client.on('end', () => {
      if (!stopped) setTimeout(() => void again(heard, lost), RETRY_MS).unref();
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    ears = client;
  }
  async function again(heard: (message: string) => void, lost: () => void): Promise<void> {
    if (stopped) return;
    try {
      await listen(heard, lost);
      lost();
    } catch {
      setTimeout(() => void again(heard, lost), RETRY_MS).unref();
    }
  }
  return {
    dialect: new PostgresDialect({ pool }),
    listen,
    async stopListening() {
      stopped = true;
      await ears?.end();
    },
  };
}
