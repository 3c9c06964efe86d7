/** A Tavola server for each worker of Playwright: free port, data in a temporary folder, quick bots. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base } from '@playwright/test';

export type TestServer = {
  readonly url: string;
  /** Ends at once, as in a power cut; `start` brings it back with the same data on the same port. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Changes the database while the server is down. */
  edit(change: (database: DatabaseSync) => void): Promise<void>;
  stop(): Promise<void>;
};

const main = resolve(import.meta.dirname, '..', 'server', 'main.ts');

export async function startServer(env: { readonly [name: string]: string } = {}): Promise<TestServer> {
  const data = mkdtempSync(join(tmpdir(), 'tavola-e2e-'));
  let child: ChildProcess;
  let port = 0;
  const start = async () => {
    child = fork(main, {
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: {
        ...process.env,
        // Compiled once for all, as for the servers of the unit tests.
        NODE_COMPILE_CACHE: join(tmpdir(), 'tavola-compiled'),
        TAVOLA_DATA: data,
        TAVOLA_BOT_DELAY: '0',
        TAVOLA_RATE_ENTRY: '1000',
        ...env,
        PORT: String(port),
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    port = await new Promise<number>((found, failed) => {
      child.once('message', (message: { port: number }) => found(message.port));
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((ended) => {
      child.removeAllListeners('exit');
      child.once('exit', () => ended());
      child.kill(signal);
    });
  await start();
  return {
    url: `http://localhost:${port}`,
    edit: async (change) => {
      await end('SIGKILL');
      const file = join(data, 'tavola.db');
      const database = new DatabaseSync(file);
      change(database);
      database.close();
      // Closing it wrote the log of writes back and took it away: nothing of it is missed.
      rmSync(`${file}.wal-mark`, { force: true });
      await start();
    },
    crash: () => end('SIGKILL'),
    start,
    stop: async () => {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** `test` with the server of its worker: `page.goto('/')` is its home. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
