/** Servers for tests: in this process with any configuration, or as a process of their own that can be killed. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@tavola/kernel/rules/game.ts';
import { buildServer, type Server } from '../app.ts';
import { type Config, configOf } from '../base/config.ts';

export type Running = Server & { readonly base: string; readonly config: Config; close(): Promise<void> };

const QUICK = {
  TAVOLA_SECRET: 'a secret of the tests, long enough',
  TAVOLA_EXAMPLES: '1',
  TAVOLA_RATE_ADDRESS: '0',
  TAVOLA_RATE_PERSON: '0',
  TAVOLA_RATE_ENTRY: '0',
  TAVOLA_BOT_DELAY: '0',
  TAVOLA_BOT_WORKERS: '1',
  TAVOLA_REHEARSALS: '0',
  TAVOLA_STREAMS: '0',
  TAVOLA_STREAMS_ADDRESS: '0',
  TAVOLA_CONNECTIONS: '0',
  TAVOLA_TABLES: '0',
  TAVOLA_BOT_TABLES: '0',
  TAVOLA_KEPT: '0',
  TAVOLA_LOG: 'silent',
};

const COMPILED = join(tmpdir(), 'tavola-compiled');

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'tavola-'));
}

/** In this process, on a free port. Timers that depend on the clock are driven by the test (`sweeper.sweep()`). */
export async function startServer(
  env: Record<string, string | undefined> = {},
  { games = [], now }: { games?: readonly AnyGame[]; now?: () => number } = {},
): Promise<Running> {
  const data = env.TAVOLA_DATA ?? newFolder();
  const config = { ...configOf({ ...QUICK, TAVOLA_DATA: data, ...env }), ...(now ? { now } : {}) };
  const server = await buildServer(config, games);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const address = server.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    ...server,
    config,
    base: `http://127.0.0.1:${port}`,
    async close() {
      await server.app.close();
      if (env.TAVOLA_DATA === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}

export type Child = {
  readonly process: ChildProcess;
  readonly base: string;
  /** Everything it has written to its standard output so far. */
  output(): string;
  /** Of one that is watched (watched-main.ts): for how many milliseconds of processor time its thread was held at once since this was last asked. */
  hold(): Promise<number>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
};

/** A process of its own; `program` is the server that people start, or one that goes wrong on purpose. */
export async function startChild(
  env: Record<string, string>,
  program = new URL('../main.ts', import.meta.url),
): Promise<Child> {
  const child = fork(fileURLToPath(program), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // Compiled once for all: a start takes two thirds of the time. A server that is killed adds nothing to it.
    env: { ...process.env, ...QUICK, NODE_COMPILE_CACHE: COMPILED, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    process: child,
    base: `http://127.0.0.1:${port}`,
    output: () => output,
    hold() {
      return new Promise<number>((resolve) => {
        const hear = (message: unknown) => {
          const { hold } = message as { readonly hold?: number };
          if (hold === undefined) return;
          child.off('message', hear);
          resolve(hold);
        };
        child.on('message', hear);
        child.send({ ask: 'hold' });
      });
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
