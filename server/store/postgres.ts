/** PostgreSQL: a pool for queries, and one connection that listens for what other processes changed. */
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Heard, Listener } from './listener.ts';
import { PromptPool } from './prompt-pool.ts';

export type Postgres = {
  readonly dialect: PostgresDialect;
  /** Calls `heard` for every message; goes on by itself after a lost connection, then calls `lost`. */
  listen(heard: Heard, lost: () => void): Promise<void>;
  stopListening(): Promise<void>;
};

/** At the start; people who wait for an answer wait less (prompt-pool.ts). */
const CONNECT_MS = 5000;
const BIGINT = 20;
/** Times are bigint and fit a number. */
const asNumber = (text: string) => Number(text);
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === BIGINT ? asNumber : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function openPostgres(url: string, connections: number): Postgres {
  const setup = { connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true };
  const pool = new pg.Pool({ ...setup, max: connections, types });
  // A connection that breaks fails its query, if it has one; unheard, its error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const newClient = () => new pg.Client(setup);
  const listener = new Listener(newClient);
  const prompt = new PromptPool(pool, newClient);
  return {
    dialect: new PostgresDialect({ pool: prompt }),
    async listen(heard, lost) {
      await listener.start(heard, lost);
      prompt.serve();
    },
    stopListening: () => listener.stop(),
  };
}
