/**
 * Writes what a released version leaves behind, with that version's own code: a small database and the documents of a browser.
 * `node server/testing/released/write.ts <checkout> <name>`; the checkout needs its packages (docs/testing.md).
 */
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { browserOf } from './browser.ts';
import { Guest, playTables } from './tables.ts';

const SECRET = 'a secret of the tests, long enough';

const [checkout = '', name = ''] = process.argv.slice(2);
if (checkout === '' || name === '') throw new Error('node server/testing/released/write.ts <checkout> <name>');
const from = resolve(checkout);
const to = join(import.meta.dirname, name);
const data = mkdtempSync(join(tmpdir(), 'tavola-released-'));
const server = await start(join(from, 'server/main.ts'));
process.on('exit', server.kill);
const people = [await Guest.arrive(server.base, 'Ana'), await Guest.arrive(server.base, 'Bia')] as const;
const tables = await playTables(people);
console.log(`${tables.length} tables`);
await server.stop();
mkdirSync(to, { recursive: true });
const cookies = people.map(({ cookie }) => cookie);
writeFileSync(join(to, 'tables.json'), `${JSON.stringify({ cookies, tables }, null, 2)}\n`);
writeFileSync(join(to, 'tavola.db.gz'), packed(join(data, 'tavola.db')));
writeFileSync(join(to, 'browser.json.gz'), gzipSync(JSON.stringify(await browserOf(from)), { level: 9 }));
rmSync(data, { recursive: true });

async function start(main: string): Promise<{ base: string; stop(): Promise<void>; kill(): void }> {
  const env = {
    TAVOLA_SECRET: SECRET,
    TAVOLA_DATA: data,
    TAVOLA_LOG: 'silent',
    TAVOLA_BOT_DELAY: '0',
    TAVOLA_BOT_WORKERS: '1',
    ...Object.fromEntries(
      ['RATE_ADDRESS', 'RATE_PERSON', 'RATE_ENTRY', 'TABLES', 'BOT_TABLES', 'KEPT'].map((it) => [`TAVOLA_${it}`, '0']),
    ),
    HOST: '127.0.0.1',
    PORT: '0',
  };
  const child = fork(main, [], {
    cwd: from,
    env: { ...process.env, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const port = await new Promise<number>((done, failed) => {
    child.once('message', (message) => done((message as { port: number }).port));
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
  });
  return {
    base: `http://127.0.0.1:${port}`,
    kill: () => child.kill(),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** One file without its write-ahead log, as small as can be. */
function packed(file: string): Buffer {
  const db = new DatabaseSync(file);
  db.exec('pragma wal_checkpoint(truncate); pragma journal_mode = delete; vacuum');
  db.close();
  return gzipSync(readFileSync(file), { level: 9 });
}
