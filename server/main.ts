/** Starts the server, says where it is, and goes down in order. */
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildServer } from './app.ts';
import { type Config, configOf } from './base/config.ts';
import type { App } from './base/fastify.ts';
import { houseLines } from './base/house.ts';

/** Matches outlive the young generation and then end: so much garbage may wait before all of the heap is searched for it. */
setFlagsFromString('--heap-growing-percent=400');

const MOST_PORTS = 50;
const config = tried(() => configOf(process.env));
const server = await buildServer(config).catch((error) => giveUp(error, storeOf(config)));
// Loading a game holds the loop; nobody waits yet.
await server.tavola.games.list();
const port = await listen(server.app, config);
server.tavola.loop.begin();
server.sweeper.start();
void server.sweeper.sweep();
console.log(`Tavola: ${config.publicUrl ?? `http://localhost:${port}`}`);
if (port !== config.port && config.port !== 0) console.log(`(port ${config.port} was taken; PORT sets another one)`);
const machine = { interfaces: networkInterfaces(), hostname: hostname(), isTerminal: process.stdout.isTTY };
for (const line of houseLines({ ...config, port }, machine)) console.log(line);
// A parent process that gave us a channel may measure us.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.({ cpu: process.cpuUsage(), memory: process.memoryUsage() });
});

let leaving = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (leaving) process.exit(1);
    leaving = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    server.app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
// From here on a parent that waits for us may also stop us.
process.send?.({ port });

/** The port that was asked for, or the next free one if none was. */
async function listen(app: App, { host, port: first, portIsFree }: Config): Promise<number> {
  for (let port = first; ; port++) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      return typeof address === 'object' && address ? address.port : port;
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken) throw error;
      if (!portIsFree || port >= first + MOST_PORTS) {
        console.error(`Tavola: port ${port} is taken; PORT sets another one.`);
        process.exit(1);
      }
    }
  }
}

function tried<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    return giveUp(error);
  }
}

/** The person who starts us reads one line that says what is wrong, and where. */
function giveUp(error: unknown, where = ''): never {
  const { message, code } = error as NodeJS.ErrnoException;
  const what = (message || code || String(error)).split('\n')[0] ?? '';
  console.error(`Tavola: ${where === '' || what.includes(where) ? what : `${where}: ${what}`}`);
  process.exit(1);
}

/** The file, or the address without who logs in there. */
function storeOf({ databaseUrl, data }: Config): string {
  if (databaseUrl === undefined) return join(data, 'tavola.db');
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL at ${host}${pathname}`;
}
