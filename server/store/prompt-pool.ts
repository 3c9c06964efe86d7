/** Connections that must answer in time. One that does not is cut off, and until the database answers again nobody waits for it. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Together with what else a request needs this stays below two seconds. */
const ANSWER_MS = 1500;
const PROBE_EVERY_MS = 300;

export class PromptPool implements PostgresPool {
  readonly options = {};
  private readonly pool: pg.Pool;
  private readonly newClient: () => pg.Client;
  private readonly clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  /** Those who wait for a connection. */
  private readonly waiting = new Set<(error: Error) => void>();
  private timer: NodeJS.Timeout | undefined;
  private isServing = false;
  private isHanging = false;

  constructor(pool: pg.Pool, newClient: () => pg.Client) {
    this.pool = pool;
    this.newClient = newClient;
  }

  /** From here on people wait. What comes before may take long: migrations do. */
  serve(): void {
    this.isServing = true;
    this.pool.options.connectionTimeoutMillis = ANSWER_MS;
  }

  connect(): Promise<PostgresPoolClient> {
    if (this.isHanging) return Promise.reject(hangs());
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.pool.connect().then(
        (client) => {
          // Nobody waits for it any more.
          if (!this.waiting.delete(reject)) client.release();
          else resolve(this.prompt(client));
        },
        (error: Error) => {
          this.waiting.delete(reject);
          if (error.message.includes('due to connection timeout')) this.hang();
          reject(error);
        },
      );
    });
  }

  async end(): Promise<void> {
    this.isServing = false;
    clearTimeout(this.timer);
    await this.pool.end();
  }

  /** The same one each time: the query builder knows connections by it. */
  private prompt(client: pg.PoolClient): PostgresPoolClient {
    const known = this.clients.get(client);
    if (known) return known;
    const query = (sql: string, parameters: readonly unknown[]) =>
      this.answered(client, client.query(sql, [...parameters]));
    // Nobody here asks by a cursor.
    const asked = query as unknown as PostgresPoolClient['query'];
    const made = { query: asked, release: (destroy?: boolean) => client.release(destroy) };
    this.clients.set(client, made);
    return made;
  }

  private async answered<T>(client: pg.Client, answer: Promise<T>): Promise<T> {
    if (!this.isServing) return answer;
    const late = setTimeout(() => {
      cutOff(client);
      this.hang();
    }, ANSWER_MS);
    try {
      return await answer;
    } finally {
      clearTimeout(late);
    }
  }

  private hang(): void {
    if (this.isHanging || !this.isServing) return;
    this.isHanging = true;
    for (const reject of this.waiting) reject(hangs());
    this.waiting.clear();
    void this.probe();
  }

  private async probe(): Promise<void> {
    const client = this.newClient();
    client.on('error', () => {});
    const late = setTimeout(() => cutOff(client), ANSWER_MS).unref();
    try {
      await client.connect();
      await client.query('select 1');
      this.isHanging = false;
    } catch {
      if (this.isServing) this.timer = setTimeout(() => void this.probe(), PROBE_EVERY_MS).unref();
    }
    clearTimeout(late);
    client.end().catch(() => {});
  }
}

/** Whatever it was asked fails now. */
export function cutOff(client: pg.Client): void {
  client.connection.stream.destroy();
}

function hangs(): Error {
  return new Error('Connection terminated: the database does not answer');
}
